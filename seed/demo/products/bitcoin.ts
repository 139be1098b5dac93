import type { DemoProduct } from '../types'

export const bitcoinProducts: DemoProduct[] = [
  {
    slug: 'bitcoin-b200-one-way-kiosk',
    category: 'bitcoin',
    name: { en: 'B200 One-Way Kiosk' },
    shortDescription: {
      en: 'Sells bitcoin for banknotes in under a minute: 46 kg on the wall or on a stand, 1,200 notes in a locked stacker.',
    },
    description: {
      en: [
        'The B200 does one thing. A customer shows the code of a wallet, inserts notes one by one, sees rate, fee and result before confirming, and receives the transaction number on paper. No keys to any coin are stored in the machine; it asks the operator’s wallet server to send.',
        'At 280 mm depth it goes where a vending machine is too much: a corner shop, a petrol station, a hotel. The wall version needs four anchors; the stand bolts to the floor and adds 28 kg. Sheet steel of 2.5 mm and a seven-pin lock guard the cash.',
        'The validator reads each note in four orientations and returns any it does not know. Its stacker is replaced as a sealed unit in 30 seconds, so that whoever collects never touches loose money.',
        'Limits, fees and identity steps follow rules that the operator sets by amount and by place. Below a first limit a telephone number is enough; above it the machine photographs a document and stops until approval arrives over Ethernet, Wi-Fi or 4G.',
      ].join('\n'),
    },
    specifications: {
      en: {
        'Note capacity': '1,200 notes in 1 stacker',
        'Bundle size': 'Single notes',
        Throughput: '55 s per purchase of 5 notes',
        Display: '15.6-inch touch, 1,920 × 1,080',
        Scanner: 'QR codes, both orientations',
        Identification: 'Telephone number, document photograph',
        Printer: 'Thermal 58 mm',
        Mounting: 'Wall, 4 anchors, or stand',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: 'Ethernet, Wi-Fi, 4G modem',
        Certification: 'CE, IEC 62368-1',
        'Dimensions (W × D × H)': '390 × 280 × 740 mm',
        Weight: '46 kg; stand 28 kg',
        Power: '100–240 V AC, 50/60 Hz; 18 W idle, 70 W peak',
      },
    },
    order: 10,
    pictures: [
      'product-bitcoin-b200-one-way-kiosk',
      'product-bitcoin-b200-one-way-kiosk-front',
      'product-bitcoin-b200-one-way-kiosk-detail',
    ],
  },
  {
    slug: 'bitcoin-b400-two-way-kiosk',
    category: 'bitcoin',
    name: { en: 'B400 Two-Way Kiosk' },
    shortDescription: {
      en: 'Buys and sells bitcoin: takes bundles of 30 notes, pays out from 4,000 in two cassettes and waits for as many confirmations as you set.',
    },
    description: {
      en: [
        'Selling is the harder half: the network has to confirm before cash may leave. The B400 prints a claim with a code, watches the chain and sends a message when the money is ready; small amounts over Lightning are paid while the customer waits.',
        'Notes enter in bundles of 30 and are stacked in a cassette of 2,200. Two dispensing cassettes with 2,000 notes each pay out up to 40 at a time through a shutter. All three stand behind 8 mm of steel in a UL 291 Business Hours safe.',
        'A document scanner and a 5-megapixel camera compare passport and face when an amount calls for it; the operator decides at which limit. The E10 PIN pad takes the claim code, so nobody reads it from the 21.5-inch screen.',
        'Dispenser, acceptor and printer each come out on a slide, and their counters go to the terminal management system together with voltage, temperature and door state. Wallet and exchange services are attached through a REST interface with signed requests.',
      ].join('\n'),
    },
    specifications: {
      en: {
        'Note capacity': '4,000 notes in 2 cassettes, 2,200 in 1 deposit cassette',
        'Bundle size': '30 notes in, 40 out',
        Throughput: '300 notes/min in, 420 notes/min out',
        Display: '21.5-inch touch, 1,920 × 1,080',
        Scanner: 'QR codes, identity documents',
        Camera: '5 megapixels',
        'PIN pad': 'E10, 12 keys',
        Safe: 'UL 291 Business Hours',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: 'Ethernet, 4G modem; REST interface',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS 5.x',
        'Dimensions (W × D × H)': '560 × 640 × 1,620 mm',
        Weight: '260 kg',
        Power: '100–240 V AC, 50/60 Hz; 45 W idle, 210 W peak',
      },
    },
    order: 20,
    pictures: [
      'product-bitcoin-b400-two-way-kiosk',
      'product-bitcoin-b400-two-way-kiosk-front',
      'product-bitcoin-b400-two-way-kiosk-detail',
    ],
  },
  {
    slug: 'bitcoin-b600-exchange-station',
    category: 'bitcoin',
    name: { en: 'B600 Exchange Station' },
    shortDescription: {
      en: 'For large sums: recycles 10,000 notes in a grade III safe, reads ID chips and shows order and market on two 21.5-inch screens.',
    },
    description: {
      en: [
        'The B600 is made for exchange offices and bank lobbies in which a single customer may bring the price of a car. It counts 200 notes a bundle and 600 a minute, and cash paid in by one customer is cash for the next.',
        'Before the first note the customer is known. The scanner reads passport and identity card, opens the chip and checks its signature; a depth camera compares the face, and a field of glass takes the signature under the declaration of origin. The whole record leaves the machine encrypted and in one piece.',
        'The lower screen is worked by touch, the upper one shows rate, depth and fee as they were when the order was fixed; a quote holds for 60 seconds. Large orders may be split between pay-in, bank card on the E20 PIN pad and transfer.',
        'A grade III safe holds four recycling cassettes and one for rejected notes. Access is by time lock and two codes. Stations report each transaction as an ISO8583 message or through the REST interface, and supervisors watch fill levels, limits and doors from one desk.',
      ].join('\n'),
    },
    specifications: {
      en: {
        'Note capacity': '10,000 notes in 4 recycling cassettes, 2,500 in 1 reject cassette',
        'Bundle size': '200 notes in, 200 out',
        Throughput: '600 notes/min in, 720 notes/min out',
        Display: 'Two 21.5-inch, lower one touch',
        Scanner: 'Identity documents, visible, infrared, ultraviolet, chip; QR codes',
        Camera: '5 megapixels with depth sensing',
        'PIN pad': 'E20, 16 keys',
        Safe: 'EN 1143-1 grade III, time lock',
        Software: 'Solgate Terminal Software 7, Windows 11 IoT',
        Protocols: 'ISO8583, REST interface',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS 5.x',
        'Dimensions (W × D × H)': '720 × 940 × 1,850 mm',
        Weight: '680 kg',
        Power: '100–240 V AC, 50/60 Hz; 95 W idle, 420 W peak',
      },
    },
    order: 30,
    pictures: [
      'product-bitcoin-b600-exchange-station',
      'product-bitcoin-b600-exchange-station-front',
      'product-bitcoin-b600-exchange-station-detail',
    ],
  },
]
