import type { DemoProduct } from '../types'

export const crsProducts: DemoProduct[] = [
  {
    slug: 'crs-r300-lobby-recycler',
    category: 'crs',
    name: { en: 'R300 Lobby Recycler' },
    shortDescription: {
      en: 'Pays out what other customers have paid in: four recycling cassettes of 2,500 notes cut cash deliveries from nine to two a month.',
    },
    description: {
      en: [
        'A recycler pays off where deposits and withdrawals nearly balance. In a pilot in six lobbies, the R300 went fifteen days between refills. The ATM and the deposit machine that it replaced had needed nine cash deliveries a month between them.',
        'One note head reads in both directions, 600 notes a minute in and 720 out, and checks each note for authenticity and fitness. Torn, taped, and washed notes go to a fifth cassette, which never pays out. So do suspected counterfeits, where the central bank requires them to be retained.',
        'It accepts and pays out bundles of 200 notes. The escrow drum holds a whole deposit. The serial number of each note stays linked to the account it came from and the account it went to.',
        'The upper transport swings up on a gas spring; the lower one slides forward with the cassettes. A service screen shows the status of 31 sensors in plain words. Rollers are rated for two million notes.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 10_000,
      display: 19,
      'pin-pad': 'e20',
      safe: 'en-1143-1-grade-i',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      dimensions: { width: 500, depth: 920, height: 1480 },
      weight: 540,
      'peak-power': 350,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '4 recycling cassettes; 2,500 in 1 reject cassette',
        display: 'touch, 1,280 × 1,024',
        'pin-pad': '16 keys',
      },
    },
    specifications: {
      en: {
        'Per transaction': '200 notes in, 200 out',
        Escrow: '200 notes, returned note for note',
        Throughput: '600 notes/min in, 720 notes/min out',
        'Counterfeit check':
          'Image on both sides, infrared, ultraviolet, magnetic; fitness; serial numbers',
        'Card reader': 'Motorized, chip, contactless',
        Interfaces: 'Ethernet, 4 × USB, dry alarm contacts',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 70 W idle',
      },
    },
    order: 10,
    pictures: [
      'product-crs-r300-lobby-recycler',
      'product-crs-r300-lobby-recycler-front',
      'product-crs-r300-lobby-recycler-detail',
    ],
  },
  {
    slug: 'crs-r500-through-the-wall-recycler',
    category: 'crs',
    name: { en: 'R500 Through-the-Wall Recycler' },
    shortDescription: {
      en: 'Recycles cash on the street at −30 to 50 °C, with five cassettes of 2,500 notes and a drying unit for damp banknotes.',
    },
    description: {
      en: [
        'Rain is hard on a recycler: damp notes stick, and a machine that stores them jams a day later. The R500 measures the moisture of each bundle. Above 12%, the notes pass a 40 °C air curtain before they reach the note head.',
        'Two shutters with an airlock between them close the note slot, so wind, dust, and coins stay outside. The 3 mm stainless-steel fascia is rated IK10 and drains downward. The sealed E30 PIN pad keeps its own keys free of ice.',
        'Five cassettes recycle five denominations. A sixth holds unfit notes, retained suspect notes, and notes that customers left behind, in separate compartments. All stand in a grade III safe inside the building and are loaded from there.',
        'Serial numbers, fitness grades, and cassette levels go to the terminal management system, which forecasts when each cassette will be empty or full. NDC and DDC hosts treat the machine as a deposit and withdrawal terminal in one.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 12_500,
      display: 15.6,
      'display-brightness': 1500,
      'pin-pad': 'e30',
      safe: 'en-1143-1-grade-iii',
      'operating-system': ['windows-11-iot'],
      protocols: ['ndc', 'ddc', 'iso8583'],
      protection: 'ip54',
      'impact-protection': 'ik10',
      dimensions: { width: 880, depth: 1180, height: 1880 },
      weight: 880,
      'peak-power': 780,
      'operating-temperature': { min: -30, max: 50 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '5 recycling cassettes; 2,500 in 1 reject cassette',
        display: 'touch',
        'pin-pad': '16 keys, heated',
        protection: 'fascia',
        'peak-power': 'with heating',
      },
    },
    specifications: {
      en: {
        'Per transaction': '200 notes in, 200 out',
        Escrow: '200 notes, returned note for note',
        Throughput: '600 notes/min in, 720 notes/min out',
        'Counterfeit check':
          'Image on both sides, infrared, ultraviolet, magnetic; fitness; serial numbers',
        'Card reader': 'Motorized with jitter motion, chip, contactless',
        Interfaces: 'Ethernet, 4 × USB, dry alarm contacts',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v6',
        Power: '100–240 V AC, 50/60 Hz; 138 W average',
      },
    },
    order: 20,
    pictures: [
      'product-crs-r500-through-the-wall-recycler',
      'product-crs-r500-through-the-wall-recycler-front',
      'product-crs-r500-through-the-wall-recycler-detail',
    ],
  },
  {
    slug: 'crs-r700-teller-recycler',
    category: 'crs',
    name: { en: 'R700 Teller Recycler' },
    shortDescription: {
      en: 'Stands between two teller desks, serves both, and moves 720 notes a minute into and out of twelve roll modules of 500 notes.',
    },
    description: {
      en: [
        'Two tellers share one safe: the R700 replaces both cash drawers and the count at closing time. At 850 mm high, it fits under the desktop, with the note slot within reach from either side.',
        'Each teller signs in with a badge and works in a separate session. Two small displays, left and right, show whose turn it is and what the machine is doing. Requests are handled in order; a withdrawal of 20 notes takes four seconds.',
        'Notes are wound between tapes on roll modules, 500 notes on each, which keeps every note in place when the machine is moved or the power fails. Twelve roll modules hold 6,000 notes; an overflow cassette takes 2,000 more for the carrier.',
        'The whole cash unit slides out to the back on telescopic rails and opens like a book at four points. Tellers clear everyday jams themselves: a light marks the spot.',
        'Branch software connects over Ethernet, through a documented web service or a CEN/XFS driver.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 6000,
      safe: 'en-1143-1-grade-iii',
      'operating-system': ['linux'],
      dimensions: { width: 440, depth: 960, height: 850 },
      weight: 480,
      'peak-power': 260,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '12 roll modules; 2,000 in 1 overflow cassette',
      },
    },
    specifications: {
      en: {
        'Per transaction': '500 notes in, 100 out',
        Throughput: '720 notes/min in, 720 notes/min out',
        'Counterfeit check':
          'Image on both sides, infrared, ultraviolet, magnetic; fitness; serial numbers',
        Display: '2 × 4.3-inch status display',
        Identification: 'Badge (13.56 MHz), user code',
        Interfaces: '2 × Ethernet, 2 × USB; CEN/XFS, web service',
        Software: 'Solgate Terminal Software 7',
        Certification: 'CE, IEC 62368-1',
        Power: '100–240 V AC, 50/60 Hz; 35 W idle',
      },
    },
    order: 30,
    pictures: [
      'product-crs-r700-teller-recycler',
      'product-crs-r700-teller-recycler-front',
      'product-crs-r700-teller-recycler-detail',
    ],
  },
]
