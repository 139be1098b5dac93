import type { DemoProduct } from '../types'

export const cdmProducts: DemoProduct[] = [
  {
    slug: 'cdm-d200-compact-deposit',
    category: 'cdm',
    name: { en: 'D200 Compact Deposit' },
    shortDescription: {
      en: 'A lobby machine 400 mm wide: it takes 50 notes at a time, checks both sides of each, and stores 2,200 in a single cassette.',
    },
    description: {
      en: [
        'The D200 brings cash deposit to branches short of space. It is 400 mm wide and 620 mm deep and stands against a wall, yet accepts what our larger machines accept: bundles of mixed denominations, with notes in any of four orientations.',
        'Behind the shutter, an image sensor reads both sides of each note, 360 notes a minute; infrared, ultraviolet, and magnetic sensors confirm the result. Unreadable notes are returned before the total is shown. Suspected counterfeits are retained where the central bank requires it. Accepted notes drop into one cassette in a UL 291 Business Hours safe.',
        'Staff open a single front door, so no clearance is needed behind or beside the machine. A full cassette weighs 7 kg. The note path opens on one hinge, and a jam is cleared by hand in about a minute, without tools.',
        'The machine connects by Ethernet. Its terminal application runs on Windows 11 IoT Enterprise and supports NDC, DDC, and ISO 8583 hosts.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 2200,
      display: 15.6,
      'pin-pad': 'e20',
      safe: 'ul-291-business-hours',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      dimensions: { width: 400, depth: 620, height: 1380 },
      weight: 190,
      'peak-power': 180,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '1 cassette',
        display: 'touch, 1,920 × 1,080',
        'pin-pad': '16 keys',
      },
    },
    specifications: {
      en: {
        'Per transaction': '50 notes in',
        Throughput: '360 notes/min',
        'Counterfeit check': 'Image on both sides, infrared, ultraviolet, magnetic',
        'Card reader': 'Motorized, chip, contactless',
        Interfaces: 'Ethernet, 4 × USB, dry alarm contacts',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 45 W idle',
      },
    },
    order: 10,
    pictures: [
      'product-cdm-d200-compact-deposit',
      'product-cdm-d200-compact-deposit-front',
      'product-cdm-d200-compact-deposit-detail',
    ],
  },
  {
    slug: 'cdm-d400-bundle-deposit',
    category: 'cdm',
    name: { en: 'D400 Bundle Deposit' },
    shortDescription: {
      en: 'Takes 300 mixed notes in one bundle, counts 600 a minute, and holds them all in escrow until the customer confirms the total.',
    },
    description: {
      en: [
        'Shopkeepers bring the day’s cash to the branch in one stack, and the D400 takes it as it is. The tray holds 300 notes, sorted or not. A separator with rubber rollers feeds them one by one and stops at staples, clips, and coins.',
        'Every note is imaged on both sides at 200 dpi and tested at 24 points for infrared, ultraviolet, and magnetic features. Serial numbers are read and stored with the transaction. All notes then wait in an escrow drum. If the customer rejects the total, the same notes are handed back, except suspected counterfeits, which are retained where the central bank requires it.',
        'Once the customer confirms, the drum empties into two cassettes of 3,000 notes, behind 10 mm of steel certified to EN 1143-1 grade I. The upper module slides out on rails. Belts, sensors, and shutter are replaced from the front with one 4 mm hex key.',
        'The D400 reports sensors, counters, and fill levels to the terminal management system every 60 seconds. Customers identify themselves with a card, a contactless card, or a QR code, or enter an account number on the screen.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 6000,
      display: 19,
      'pin-pad': 'e20',
      safe: 'en-1143-1-grade-i',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      dimensions: { width: 500, depth: 730, height: 1460 },
      weight: 420,
      'peak-power': 290,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '2 cassettes',
        display: 'touch, 1,280 × 1,024',
        'pin-pad': '16 keys',
      },
    },
    specifications: {
      en: {
        'Per transaction': '300 notes in',
        Escrow: '300 notes, returned note for note',
        Throughput: '600 notes/min',
        'Counterfeit check': 'Image on both sides, infrared, ultraviolet, magnetic; serial numbers',
        'Card reader': 'Motorized, chip, contactless',
        Interfaces: 'Ethernet, 4 × USB, dry alarm contacts',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 60 W idle',
      },
    },
    isFeatured: true,
    order: 20,
    pictures: [
      'product-cdm-d400-bundle-deposit',
      'product-cdm-d400-bundle-deposit-front',
      'product-cdm-d400-bundle-deposit-detail',
    ],
  },
  {
    slug: 'cdm-d600-coin-and-note-deposit',
    category: 'cdm',
    name: { en: 'D600 Coin and Note Deposit' },
    shortDescription: {
      en: 'Pour in 1,500 mixed coins, insert 300 notes, and take one receipt: the D600 sorts eight coin denominations at 500 a minute.',
    },
    description: {
      en: [
        'Markets, vending operators, and transit companies bring coins by the bucket. They pour them into the D600’s 7-liter hopper, which holds about 1,500 coins, while the tray beside it draws in 300 notes. Both counts appear on one receipt.',
        'A rotating disk lines up the coins on a rail. Each is measured in motion for diameter, thickness, alloy, and edge. Buttons, washers, and foreign coins fall into a return cup, dust and liquid into a drawer below the disk. Two boxes of 4,000 coins each stand on load cells, so the machine checks the count against the weight.',
        'A full coin box weighs 26 kg and rolls out on its own wheels. The coin unit is washable: disk, rail, and hopper come off with four quarter-turn screws. Cleaning them takes ten minutes a week.',
        'The note unit shares its note head, escrow, and cassettes with the D400, so both use the same spare parts. Bank hosts address both units as a single terminal over NDC, DDC, or ISO 8583.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 6000,
      'coin-capacity': 8000,
      display: 19,
      'pin-pad': 'e20',
      safe: 'en-1143-1-grade-i',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      dimensions: { width: 880, depth: 740, height: 1380 },
      weight: 570,
      'peak-power': 460,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '2 cassettes',
        'coin-capacity': '2 boxes, 8 denominations',
        display: 'touch, 1,280 × 1,024',
        'pin-pad': '16 keys',
        weight: 'empty',
      },
    },
    specifications: {
      en: {
        'Per transaction': '300 notes, 1,500 coins in',
        Escrow: '300 notes, returned note for note',
        Throughput: '600 notes/min, 500 coins/min',
        'Counterfeit check':
          'Notes: image, infrared, ultraviolet, magnetic; coins: diameter, thickness, alloy, edge',
        'Card reader': 'Motorized, chip, contactless',
        Interfaces: 'Ethernet, 4 × USB, dry alarm contacts',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 75 W idle',
      },
    },
    order: 30,
    pictures: [
      'product-cdm-d600-coin-and-note-deposit',
      'product-cdm-d600-coin-and-note-deposit-front',
      'product-cdm-d600-coin-and-note-deposit-detail',
    ],
  },
  {
    slug: 'cdm-d800-smart-safe',
    category: 'cdm',
    name: { en: 'D800 Smart Safe' },
    shortDescription: {
      en: 'For the retailer’s back office: counts 1,000 notes a minute and reports every deposit to the bank, which credits it the same day.',
    },
    description: {
      en: [
        'Cashing up a register takes under two minutes: the cashier signs in with a badge, drops the notes into the open hopper of the D800, and reads the total. From that moment the bank takes responsibility for the cash, and nobody in the store has to count it by hand.',
        'The note head counts 1,000 notes a minute and sends suspect notes to a locked reject pocket. Genuine notes fall into a bag for 5,000, which a heat bar seals before the door can be opened. A slot at the front takes checks and envelopes.',
        'Body and door meet EN 1143-1 grade II. The safe is bolted down at four points from inside. Two electronic locks with one-time codes keep the store’s access separate from the carrier’s. Each opening is recorded in a log that cannot be edited.',
        'Deposits are sent as ISO 8583 messages over Ethernet or a 4G modem. If the connection fails, the D800 keeps 30 days of transactions in battery-backed memory and sends them later.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 5000,
      display: 15.6,
      safe: 'en-1143-1-grade-ii',
      'operating-system': ['linux'],
      protocols: ['iso8583'],
      dimensions: { width: 480, depth: 640, height: 1050 },
      weight: 310,
      'peak-power': 120,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '1 sealable bag',
        display: 'touch, 1,920 × 1,080',
        safe: '4 anchor points',
      },
    },
    specifications: {
      en: {
        'Per transaction': '300 notes in, open hopper',
        Throughput: '1,000 notes/min',
        'Counterfeit check': 'Image on both sides, infrared, ultraviolet, magnetic',
        Identification: 'Badge (13.56 MHz), user code',
        Lock: '2 electronic locks with one-time codes',
        Software: 'Solgate Terminal Software 7',
        Interfaces: 'Ethernet, 4G modem, USB',
        Certification: 'CE, IEC 62368-1',
        Power: '100–240 V AC, 50/60 Hz; 20 W idle',
      },
    },
    order: 40,
    pictures: [
      'product-cdm-d800-smart-safe',
      'product-cdm-d800-smart-safe-front',
      'product-cdm-d800-smart-safe-detail',
    ],
  },
]
