import type { DemoProduct } from '../types'

export const bitcoinProducts: DemoProduct[] = [
  {
    slug: 'bitcoin-b200-one-way-kiosk',
    category: 'bitcoin',
    name: { en: 'B200 One-Way Kiosk' },
    shortDescription: {
      en: 'Sells bitcoin for banknotes in under a minute: a 46 kg unit for wall or stand, with 1,200 notes in a locked stacker.',
    },
    description: {
      en: [
        'The B200 does one thing. A customer scans a wallet code, inserts notes one by one, checks the rate, fee, and result, confirms, and receives a printed transaction number. The machine stores no wallet keys; the operator’s wallet server sends the bitcoin. Sold only to licensed operators; not offered in mainland China.',
        'At 280 mm deep, it fits where a vending machine does not: a corner store, a gas station, a hotel. The wall version needs four anchors; the stand bolts to the floor and adds 28 kg. Sheet steel 2.5 mm thick and a seven-pin lock protect the cash.',
        'The validator reads each note in all four orientations and returns any it cannot read. Where the law requires it, suspected counterfeits are retained. The stacker is replaced as a sealed unit in 30 seconds, so collectors never handle loose cash.',
        'The operator sets limits, fees, and identity checks by amount and location, within local law. Below a first limit, a phone number is enough. Above it, the machine photographs an identity document and waits for approval over Ethernet, Wi-Fi, or 4G.',
      ].join('\n'),
    },
    specifications: {
      en: {
        'Note capacity': '1,200 notes in 1 stacker',
        'Bundle size': 'Single notes',
        Throughput: '55 s per purchase of 5 notes',
        Display: '15.6-inch touch, 1,920 × 1,080',
        Scanner: 'QR codes, from phone or paper',
        Identification: 'Phone number, document photograph',
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
      en: 'Buys and sells bitcoin: takes bundles of 30 notes, pays out from 4,000 in two cassettes, and waits for the number of confirmations you set.',
    },
    description: {
      en: [
        'Buying bitcoin back takes longer: the network has to confirm before cash is paid out. The B400 prints a claim code, monitors the blockchain, and sends a message when the cash is ready. Small Lightning payments are paid out at once. Sold only to licensed operators; not offered in mainland China.',
        'Notes enter in bundles of 30 and are stacked in a cassette of 2,200. Two dispensing cassettes of 2,000 notes each pay out up to 40 notes at a time through a shutter. All three stand behind 8 mm of steel in a UL 291 Business Hours safe.',
        'Above a limit that the operator sets within local law, a document scanner and a 5-megapixel camera compare passport and face. The claim code is entered on the E10 PIN pad, so nobody can read it from the 21.5-inch screen.',
        'Dispenser, acceptor, and printer each pull out on a slide. Their counters go to the terminal management system, together with voltage, temperature, and door status. Wallet and exchange services connect through a REST API with signed requests.',
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
        Interfaces: 'Ethernet, 4G modem; REST API',
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
      en: 'For large amounts: recycles 10,000 notes in a grade III safe, reads ID chips, and shows order and market on two 21.5-inch screens.',
    },
    description: {
      en: [
        'The B600 is made for exchange offices and bank lobbies where one customer may bring the price of a car. It takes bundles of 200 notes, counts 600 a minute, and recycles the cash for the next customer. Sold only to licensed operators; not offered in mainland China.',
        'Customers are identified before the first note. The scanner reads the passport or identity card and verifies the chip’s signature; a depth camera compares the face. Customers sign the declaration of origin on glass. The complete record is encrypted before it leaves the machine.',
        'The lower screen is the touch screen; the upper one shows rate, market depth, and fee as quoted. A quote holds for 60 seconds. Large orders can be split between cash, bank card on the E20 PIN pad, and transfer.',
        'A grade III safe holds four recycling cassettes and one for rejected notes. Access requires a time lock and two codes. Each transaction is reported as an ISO8583 message or through the REST API. Supervisors monitor fill levels, limits, and doors from one desk.',
      ].join('\n'),
    },
    specifications: {
      en: {
        'Note capacity': '10,000 notes in 4 recycling cassettes, 2,500 in 1 reject cassette',
        'Bundle size': '200 notes in, 200 out',
        Throughput: '600 notes/min in, 720 notes/min out',
        Display: '21.5-inch touch; 21.5-inch upper display',
        Scanner: 'Identity documents, visible, infrared, ultraviolet, chip; QR codes',
        Camera: '5 megapixels with depth sensing',
        'PIN pad': 'E20, 16 keys',
        Safe: 'EN 1143-1 grade III, time lock',
        Software: 'Solgate Terminal Software 7, Windows 11 IoT',
        Protocols: 'ISO8583, REST API',
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
