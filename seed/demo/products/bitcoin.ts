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
    attributes: {
      'note-capacity': 1200,
      display: 15.6,
      'operating-system': ['linux'],
      dimensions: { width: 390, depth: 280, height: 740 },
      weight: 46,
      'peak-power': 70,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '1 stacker',
        display: 'touch, 1,920 × 1,080',
        weight: 'stand 28 kg',
      },
    },
    specifications: {
      en: {
        'Per transaction': 'Single notes',
        Throughput: '55 s per purchase of 5 notes',
        Scanner: 'QR codes, from phone or paper',
        Identification: 'Phone number, document photograph',
        Printer: 'Thermal 58 mm',
        Mounting: 'Wall, 4 anchors, or stand',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, Wi-Fi, 4G modem',
        Certification: 'CE, IEC 62368-1',
        Power: '100–240 V AC, 50/60 Hz; 18 W idle',
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
    attributes: {
      'note-capacity': 4000,
      display: 21.5,
      'pin-pad': 'e10',
      safe: 'ul-291-business-hours',
      'operating-system': ['linux'],
      dimensions: { width: 560, depth: 640, height: 1620 },
      weight: 260,
      'peak-power': 210,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '2 cassettes; 2,200 in 1 deposit cassette',
        display: 'touch, 1,920 × 1,080',
        'pin-pad': '12 keys',
      },
    },
    specifications: {
      en: {
        'Per transaction': '30 notes in, 40 out',
        Throughput: '300 notes/min in, 420 notes/min out',
        Scanner: 'QR codes, identity documents',
        Camera: '5 megapixels',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, 4G modem; REST API',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 45 W idle',
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
      en: 'For large amounts: recycles 10,000 notes in a grade III safe, reads ID chips, and shows the customer’s order and the market price on two 21.5-inch screens.',
    },
    description: {
      en: [
        'The B600 is made for exchange offices and bank lobbies where one customer may bring the price of a car. It takes bundles of 200 notes, counts 600 a minute, and recycles the cash for the next customer. Sold only to licensed operators; not offered in mainland China.',
        'Customers are identified before the first note. The scanner reads the passport or identity card and verifies the chip’s signature; a depth camera compares the face. Customers sign the declaration of origin on glass. The complete record is encrypted before it leaves the machine.',
        'The lower screen is the touch screen; the upper one shows rate, market depth, and fee as quoted. A quote holds for 60 seconds. Large orders can be split between cash, bank card on the E20 PIN pad, and transfer.',
        'A grade III safe holds four recycling cassettes and one for rejected notes. Access requires a time lock and two codes. Each transaction is reported as an ISO 8583 message or through the REST API. Supervisors monitor fill levels, limits, and doors from one desk.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 10_000,
      display: 21.5,
      'pin-pad': 'e20',
      safe: 'en-1143-1-grade-iii',
      'operating-system': ['windows-11-iot'],
      protocols: ['iso8583', 'rest-api'],
      dimensions: { width: 880, depth: 720, height: 1780 },
      weight: 680,
      'peak-power': 420,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '4 recycling cassettes; 2,500 in 1 reject cassette',
        display: 'touch; 21.5-inch upper display',
        'pin-pad': '16 keys',
        safe: 'time lock',
      },
    },
    specifications: {
      en: {
        'Per transaction': '200 notes in, 200 out',
        Throughput: '600 notes/min in, 720 notes/min out',
        Scanner: 'Identity documents, visible, infrared, ultraviolet, chip; QR codes',
        Camera: '5 megapixels with depth sensing',
        'Card reader': 'Motorized, chip, contactless',
        Interfaces: 'Ethernet, 4G modem; REST API',
        Software: 'Solgate Kiosk Software 4',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 95 W idle',
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
