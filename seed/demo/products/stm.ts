import type { DemoProduct } from '../types'

export const stmProducts: DemoProduct[] = [
  {
    slug: 'stm-s300-account-station',
    category: 'stm',
    name: { en: 'S300 Account Station' },
    shortDescription: {
      en: 'Opens an account and issues a printed, encoded bank card in six minutes, with 400 blank cards in two locked magazines.',
    },
    description: {
      en: [
        'The S300 does the work of an account desk: it identifies the customer, presents the contract, captures the signature, and issues the card. It holds no cash, so it needs neither a safe nor cash deliveries and can stand in a shopping mall.',
        'A scanner for identity documents up to passport size reads visible, infrared, and ultraviolet light and the chip. A 5-megapixel camera with depth sensing compares the face. Fingerprints are captured at 500 dpi where the law requires it.',
        'The card printer prints in color at 300 dpi, encodes chip and magnetic stripe, and applies a protective film. Each magazine holds 200 cards behind its own lock, and every blank card is logged.',
        'Contracts are shown full-page on the 21.5-inch screen and signed on glass with a pen. The signed file goes to the core banking system through a web service; account and card data are sent as ISO 8583 messages. An A4 printer with 500 sheets prints copies.',
      ].join('\n'),
    },
    attributes: {
      display: 21.5,
      'pin-pad': 'e20',
      'operating-system': ['windows-11-iot'],
      protocols: ['iso8583', 'web-service'],
      dimensions: { width: 520, depth: 680, height: 1580 },
      weight: 128,
      'peak-power': 480,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        display: 'touch, 1,920 × 1,080',
        'pin-pad': '16 keys',
      },
    },
    specifications: {
      en: {
        'Card capacity': '400 blank cards in 2 magazines',
        Throughput: '90 s per card printed and encoded',
        Scanner: 'Identity documents, visible, infrared, ultraviolet, chip',
        Camera: '5 megapixels with depth sensing',
        Identification: 'Document chip, face, fingerprint 500 dpi',
        Printer: 'A4 laser, 500 sheets; receipt 80 mm',
        'Card reader': 'Motorized, chip, contactless',
        Interfaces: 'Ethernet, 4 × USB, dry alarm contacts',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 65 W idle',
      },
    },
    order: 10,
    pictures: [
      'product-stm-s300-account-station',
      'product-stm-s300-account-station-front',
      'product-stm-s300-account-station-detail',
    ],
  },
  {
    slug: 'stm-s500-video-teller',
    category: 'stm',
    name: { en: 'S500 Video Teller' },
    shortDescription: {
      en: 'A life-size teller on a 27-inch screen over a 2 Mbit/s line, with remote control of scanner, card printer, and cash recycler.',
    },
    description: {
      en: [
        'One teller in the city can serve customers in five valleys. The S500 shows the teller life-size on a 27-inch portrait screen. A camera behind the glass, just above the eyes, lets both sides make eye contact.',
        'Video needs 2 Mbit/s. Down to 600 kbit/s, it reduces resolution before sound. Four microphones follow the speaker; lifting the handset, on its steel cord, turns the loudspeaker off. Two glass side panels shield the PIN pad from view.',
        'The teller operates the machine by remote control: scans an A4 page or a passport, opens the recycler’s shutter, prints a card, or presents a document for signature. The customer confirms every step on the 15.6-inch touch screen below.',
        'Four recycling cassettes hold 8,000 notes in a grade I safe. Outside teller hours, the S500 works as an ATM and deposit machine. Cash and document units open separately, so paper can be refilled without access to the cash.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 8000,
      display: 27,
      'pin-pad': 'e20',
      safe: 'en-1143-1-grade-i',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      dimensions: { width: 820, depth: 640, height: 1770 },
      weight: 690,
      'peak-power': 620,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '4 recycling cassettes',
        display: 'portrait; 15.6-inch touch',
        'pin-pad': '16 keys',
      },
    },
    specifications: {
      en: {
        'Per transaction': '200 notes in, 200 out',
        'Card capacity': '200 blank cards in 1 magazine',
        Camera: '2 megapixels behind the screen; 5 megapixels for documents',
        Scanner: 'A4 documents, passports, checks',
        Interfaces: 'Ethernet, 4G modem; video from 600 kbit/s',
        'Card reader': 'Motorized, chip, contactless',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 110 W idle',
      },
    },
    isFeatured: true,
    order: 20,
    pictures: [
      'product-stm-s500-video-teller',
      'product-stm-s500-video-teller-front',
      'product-stm-s500-video-teller-detail',
    ],
  },
  {
    slug: 'stm-s900-branch-cabin',
    category: 'stm',
    name: { en: 'S900 Branch Cabin' },
    shortDescription: {
      en: 'A complete branch on 6 m²: a walk-in cabin with video teller, desk, and cash, set up in two days on a level floor.',
    },
    description: {
      en: [
        'The S900 is for places where a branch would be too much and a machine too little: hospitals, campuses, villages, ferry terminals. Customers open the sliding door with a card or phone. It closes behind them, and the glass turns from clear to frosted.',
        'Inside are an S500 video teller, a desk with a document screen, and two seats. The walls reduce speech by 35 dB. A ventilation unit changes the air in four minutes and cools or heats it. For wheelchairs, the threshold is level and the turning space is 1,500 mm.',
        'Eleven steel and glass elements arrive on one truck and are bolted together by four people in two days, without welding. The cash unit is filled through the rear wall, from a locked service area 700 mm deep.',
        'Door, lights, ventilation, alarm, and machine report to the terminal management system as one unit. In a power outage, a battery opens the door, keeps the lights on for 60 minutes, and completes the current transaction.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 8000,
      display: 27,
      'pin-pad': 'e20',
      safe: 'en-1143-1-grade-i',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      'sound-insulation': 35,
      dimensions: { width: 2300, depth: 1900, height: 2500 },
      weight: 1950,
      'peak-power': { value: 2.8, unit: 'kW' },
      'operating-temperature': { min: -20, max: 45 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '4 recycling cassettes',
        display: 'portrait; 15.6-inch touch; 15.6-inch in the desk',
        'pin-pad': '16 keys',
        dimensions: 'service area + 700 mm',
        'operating-temperature': 'outside',
      },
    },
    specifications: {
      en: {
        Ventilation: 'Full air change in 4 min, heating and cooling',
        Material: 'Steel frame, laminated switchable glass',
        Mounting: '11 elements, 4 people, 2 days',
        'Card reader': 'Motorized, chip, contactless',
        Interfaces: 'Ethernet, 4 × USB, dry alarm contacts',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '220–240 V AC, 50/60 Hz, 16 A; 0.4 kW idle',
      },
    },
    order: 30,
    pictures: [
      'product-stm-s900-branch-cabin',
      'product-stm-s900-branch-cabin-front',
      'product-stm-s900-branch-cabin-detail',
    ],
  },
]
