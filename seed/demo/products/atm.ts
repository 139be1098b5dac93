import { facts } from '../facts'
import type { DemoProduct } from '../types'

export const atmProducts: DemoProduct[] = [
  {
    slug: 'atm-a100-lobby',
    category: 'atm',
    name: { en: 'A100 Lobby' },
    shortDescription: {
      en: 'A freestanding ATM with four cassettes of 2,500 notes. It pays out 40 notes in one bundle, 22 seconds after the card goes in.',
    },
    description: {
      en: [
        'The A100 is our most requested machine: a lobby ATM for withdrawals, balances, transfers, and statements. Four cassettes hold 10,000 notes, enough for nine days at an average branch.',
        'Notes are picked by vacuum, with one pair of suction cups per cassette, at 420 notes a minute. Double notes are detected by thickness at two points and go to a reject bin without interrupting the customer. The shutter opens only when the bundle is complete. If nobody takes the notes within 30 seconds, the machine retracts them.',
        'Front-service and rear-service versions have the same width, so a replacement leaves no gap in a lobby wall. Cassettes, dispenser, and electronics sit on three sliding racks. Most service visits replace one module and take 18 minutes on average.',
        'A motorized card reader, a contactless reader, and the E20 PIN pad are standard. A barcode reader and a second receipt printer can be added on site. The A100 connects to hosts over NDC, DDC, or ISO 8583.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 10_000,
      display: 15.6,
      'pin-pad': 'e20',
      safe: 'en-1143-1-grade-i',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      dimensions: { width: 600, depth: 680, height: 1420 },
      weight: 395,
      'peak-power': 230,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '4 cassettes',
        display: 'touch, 1,920 × 1,080',
        'pin-pad': '16 keys',
      },
    },
    specifications: {
      en: {
        'Per transaction': '40 notes out',
        Throughput: '420 notes/min',
        'Card reader': 'Motorized, chip, contactless',
        Interfaces: 'Ethernet, 4 × USB, dry alarm contacts',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 55 W idle',
      },
    },
    order: 10,
    pictures: [
      'product-atm-a100-lobby',
      'product-atm-a100-lobby-front',
      'product-atm-a100-lobby-detail',
    ],
  },
  {
    slug: 'atm-a300-through-the-wall',
    category: 'atm',
    name: { en: 'A300 Through-the-Wall' },
    shortDescription: {
      en: 'A through-the-wall ATM for −35 to 55 °C. It draws 104 W on average, half as much as before 2026, and stays readable in direct sun at 1,500 cd/m².',
    },
    description: {
      en: [
        'The A300 is built into the facade. Customers use it from the street while its safe stays inside the building. The fascia is 3 mm stainless steel, tilted 8 degrees so that rain runs off the keys, and lit from above only where hands go.',
        'Only the parts that could freeze are heated: shutter, card slot, receipt slot, and PIN pad each have an element, switched by temperature and humidity. The display adjusts to daylight and the computer sleeps between customers. Over a winter in service, average consumption fell from 214 to 104 W.',
        'Four cassettes of 3,000 notes stand behind the wall in a grade III safe. Everything is serviced from the room behind it. On the street side, only the two wiper lips of the shutter need replacing, once a year.',
        'Against skimming, the card slot has jitter motion, a capacitive sensor, and a metal detector. A microphone detects drilling; a gas sensor triggers an inert aerosol that floods the safe. Both alarms reach the branch system through dry contacts.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 12_000,
      display: 15.6,
      'display-brightness': 1500,
      'pin-pad': 'e30',
      safe: 'en-1143-1-grade-iii',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      protection: 'ip54',
      'impact-protection': 'ik10',
      dimensions: { width: 780, depth: 1080, height: 1840 },
      weight: 780,
      'peak-power': 520,
      'operating-temperature': { min: -35, max: 55 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '4 cassettes',
        display: 'touch',
        'pin-pad': '16 keys, heated',
        protection: 'fascia',
        'peak-power': 'with heating',
      },
    },
    specifications: {
      en: {
        'Per transaction': '40 notes out',
        Throughput: '480 notes/min',
        'Card reader': 'Motorized with jitter motion, chip, contactless',
        Interfaces: 'Ethernet, 4 × USB, dry alarm contacts',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v6',
        Power: '100–240 V AC, 50/60 Hz; 104 W average',
      },
    },
    order: 20,
    pictures: [
      'product-atm-a300-through-the-wall',
      'product-atm-a300-through-the-wall-front',
      'product-atm-a300-through-the-wall-detail',
    ],
  },
  {
    slug: 'atm-a500-drive-up',
    category: 'atm',
    name: { en: 'A500 Drive-Up' },
    shortDescription: {
      en: 'A drive-up ATM: the fascia leans 180 mm toward the car, and every control lies within 380 mm of the driver’s hand.',
    },
    description: {
      en: [
        'Drivers do not want to unbuckle, so the A500 comes closer. Its fascia leans 180 mm out over the curb. Screen, PIN pad, card slot, and shutter are grouped in an area 420 mm wide, within reach from a low sedan or a van.',
        'The 19-inch display reaches 2,000 cd/m². A time-of-flight sensor measures the height of the car window, and the display moves its content up or down by 150 mm to match. Buttons are 24 mm across, large enough for gloves.',
        'It stands alone on the island: sheet steel 4 mm thick, a canopy with its own drain, and a plinth that withstands an impact at 8 km/h. Cash is loaded from the rear through a weatherproof door with a heated seal, which keeps staff out of the lane.',
        'An induction loop wakes the machine when a car arrives; 40 seconds after the car leaves, it returns to standby. Contactless cards and phones are read through the glass. Lane signals, barrier, and intercom connect to eight switched outputs.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 12_000,
      display: 19,
      'display-brightness': 2000,
      'pin-pad': 'e30',
      safe: 'en-1143-1-grade-iii',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      protection: 'ip55',
      'impact-protection': 'ik10',
      dimensions: { width: 740, depth: 760, height: 1620 },
      weight: 890,
      'peak-power': 640,
      'operating-temperature': { min: -35, max: 55 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '4 cassettes',
        display: 'touch',
        'pin-pad': '16 keys, heated',
        dimensions: 'without canopy',
        'peak-power': 'with heating',
      },
    },
    specifications: {
      en: {
        'Per transaction': '40 notes out',
        Throughput: '480 notes/min',
        'Card reader': 'Motorized, chip, contactless',
        Interfaces: 'Ethernet, 8 switched outputs, induction loop',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v6',
        Power: '100–240 V AC, 50/60 Hz; 118 W average',
      },
    },
    order: 30,
    pictures: [
      'product-atm-a500-drive-up',
      'product-atm-a500-drive-up-front',
      'product-atm-a500-drive-up-detail',
    ],
  },
  {
    slug: 'atm-a700-banknote-and-coin-dispenser',
    category: 'atm',
    name: { en: 'A700 Banknote and Coin Dispenser' },
    shortDescription: {
      en: 'Pays any amount, exact to the coin: four note cassettes and eight coin hoppers in one lobby machine 620 mm wide.',
    },
    description: {
      en: [
        `Pensions, refunds, and social payments are rarely round figures. The A700 pays 187.35 as 187.35, in ${facts.coinPaymentSeconds} seconds. Shopkeepers can get change from it on a Sunday evening, when the counter is closed.`,
        'Notes come from four cassettes at 420 a minute. Below the shutter sit eight hoppers of 800 coins each. Every coin passes a light gate and an induction coil, and both counts must agree before the tray is released. A curved polyurethane chute keeps the coins quiet. The tray holds 60 coins and stays lit until it is empty.',
        'Change can be ordered by denomination on the screen, in the bank’s app, or with a code sent to the shop. If the exact mix is not in stock, the machine offers the nearest one before the card is debited.',
        'Hoppers are filled in place through a funnel, from standard rolls or bags. A load cell under each reports the stock to within five coins. Dispenser and hopper rack pull out to the front on separate slides, each with its own lock.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 10_000,
      'coin-capacity': 6400,
      display: 19,
      'pin-pad': 'e20',
      safe: 'en-1143-1-grade-i',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      dimensions: { width: 620, depth: 820, height: 1520 },
      weight: 480,
      'peak-power': 280,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '4 cassettes',
        'coin-capacity': '8 hoppers',
        display: 'touch, 1,280 × 1,024',
        'pin-pad': '16 keys',
        weight: 'empty',
      },
    },
    specifications: {
      en: {
        'Per transaction': '40 notes, 60 coins out',
        Throughput: `420 notes/min, 480 coins/min; ${facts.coinPaymentSeconds} s from card to notes and coins`,
        'Card reader': 'Motorized, chip, contactless',
        Interfaces: 'Ethernet, 4 × USB, dry alarm contacts',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 62 W idle',
      },
    },
    isFeatured: true,
    order: 40,
    pictures: [
      'product-atm-a700-banknote-and-coin-dispenser',
      'product-atm-a700-banknote-and-coin-dispenser-front',
      'product-atm-a700-banknote-and-coin-dispenser-detail',
    ],
  },
]
