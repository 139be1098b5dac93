import type { DemoProduct } from '../types'

export const otcProducts: DemoProduct[] = [
  {
    slug: 'otc-c300-ticket-machine',
    category: 'otc',
    name: { en: 'C300 Ticket Machine' },
    shortDescription: {
      en: 'Sells a ticket in 14 seconds for coins, notes, card, or phone, on open platforms from −25 to 50 °C.',
    },
    description: {
      en: [
        'People buy tickets in a hurry, so the C300 is built for speed. A ticket to the most popular destination takes three touches and 14 seconds, including payment and printing. The machine arranges its start screen by what its own station sells most.',
        'The coin slot opens only when metal approaches; eight hoppers give change. Two note denominations are recycled. A contactless reader, a chip reader, and the heated E30 PIN pad take cards. Two printers, each with a roll of 2,500 tickets, back each other up.',
        'The cabinet is 3 mm steel on a plinth that withstands 150 mm of water. Doors close with three bolts, cash boxes lock themselves before they can be lifted out, and a shock sensor logs every impact with its time.',
        'Modules slide on rails and are replaced without adjustment in under five minutes. Fares, screens, and timetables come from the back office over Ethernet or 4G; without a connection, the C300 keeps selling for seven days.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 160,
      'coin-capacity': 5600,
      display: 21.5,
      'display-brightness': 1500,
      'pin-pad': 'e30',
      'operating-system': ['linux'],
      protection: 'ip54',
      'impact-protection': 'ik10',
      dimensions: { width: 910, depth: 580, height: 1890 },
      weight: 295,
      'peak-power': 620,
      'operating-temperature': { min: -25, max: 50 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '2 recyclers; 1,500 in 1 stacker',
        'coin-capacity': '8 hoppers; 4,000 in 1 cash box',
        display: 'touch',
        'pin-pad': '16 keys, heated',
        weight: 'empty',
        'peak-power': 'with heating',
      },
    },
    specifications: {
      en: {
        Throughput: '14 s per ticket',
        Payment: 'Coins, notes, chip card, contactless card, phone',
        Printer: '2 × thermal, 2,500 tickets each',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, 4G modem',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v6',
        Power: '100–240 V AC, 50/60 Hz; 85 W average',
      },
    },
    isFeatured: true,
    order: 10,
    pictures: [
      'product-otc-c300-ticket-machine',
      'product-otc-c300-ticket-machine-front',
      'product-otc-c300-ticket-machine-detail',
    ],
  },
  {
    slug: 'otc-c500-top-up-station',
    category: 'otc',
    name: { en: 'C500 Top-Up Station' },
    shortDescription: {
      en: 'A wall unit 190 mm deep that tops up a transit card in nine seconds, by bank card, phone, or banknote.',
    },
    description: {
      en: [
        'Place the card in the cradle, choose an amount, and pay. The cradle keeps the card in range until the new value has been written and read back; a green light shows when to take it. Interrupted writes are completed at any of the operator’s stations.',
        'At 190 mm deep, the housing stays clear of escape routes in corridors and waiting rooms. It hangs on a plate fixed with six anchors; a second person is needed only to lift it on. Bank cards and phones pay at the contactless reader, larger amounts with the E10 PIN pad.',
        'The note validator accepts notes in all four orientations and stores 600 in a locked box that is swapped in 20 seconds. A version without cash uses the same housing and weighs 11 kg less.',
        'Four SAM sockets hold the keys of the transit scheme. Central systems receive top-ups as signed records over Ethernet, Wi-Fi, or 4G. Lists of blocked cards arrive the same way every five minutes.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 600,
      display: 15.6,
      'pin-pad': 'e10',
      'operating-system': ['linux'],
      protection: 'ip43',
      'impact-protection': 'ik09',
      dimensions: { width: 400, depth: 190, height: 670 },
      weight: 38,
      'peak-power': 75,
      'operating-temperature': { min: -10, max: 45 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '1 stacker',
        display: 'touch, 1,920 × 1,080',
        'pin-pad': '12 keys',
      },
    },
    specifications: {
      en: {
        Throughput: '9 s per top-up',
        'Card reader': 'Chip, contactless ISO/IEC 14443 A/B, 4 SAM sockets',
        Payment: 'Chip card, contactless card, phone, notes',
        Printer: 'Thermal 58 mm',
        Mounting: 'Wall plate, 6 anchors',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, Wi-Fi, 4G modem',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 18 W idle',
      },
    },
    order: 20,
    pictures: [
      'product-otc-c500-top-up-station',
      'product-otc-c500-top-up-station-front',
      'product-otc-c500-top-up-station-detail',
    ],
  },
  {
    slug: 'otc-c700-counter-terminal',
    category: 'otc',
    name: { en: 'C700 Counter Terminal' },
    shortDescription: {
      en: 'For staffed ticket counters: a 15.6-inch screen for the clerk, a 10.1-inch screen for the passenger, and a printer for 200 tickets a minute.',
    },
    description: {
      en: [
        'Some cases still need a counter: a group of forty, a lost season pass, a fare across three operators. The C700 gives the clerk one device in place of five.',
        'Its two screens stand back to back on one base. What the clerk enters appears at once on the passenger’s side, with price and change in large figures. That side also has a contactless reader and a QR reader; for chip and PIN, a G300 plugs in beside it.',
        'Printing is direct thermal at 300 mm/s, on ticket stock 60 to 82 mm wide. Two paper paths save security paper: receipts are printed on plain stock. The cutter is rated for two million cuts.',
        'Print head, roller, and cutter lift out without tools. The C700 has three SAM sockets, a cash drawer port, and four USB ports. Fares come from the same back office as for the C300, and one end-of-shift report covers both.',
      ].join('\n'),
    },
    attributes: {
      display: 15.6,
      'operating-system': ['linux'],
      dimensions: { width: 560, depth: 450, height: 470 },
      weight: 9.6,
      'peak-power': 85,
      'operating-temperature': { min: 0, max: 45 },
    },
    attributeTexts: {
      en: {
        display: 'touch, clerk; 10.1-inch, passenger',
      },
    },
    specifications: {
      en: {
        Throughput: '200 tickets/min, 300 mm/s',
        Scanner: 'QR and barcodes, passenger side',
        'Card reader': 'Contactless ISO/IEC 14443 A/B, 3 SAM sockets',
        Payment: 'Contactless card, phone; chip and PIN with G300',
        Printer: 'Thermal 60–82 mm, 2 paper paths, cutter',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, Wi-Fi, 4 × USB, cash drawer port',
        Certification: 'CE, IEC 62368-1',
        Power: '100–240 V AC, 50/60 Hz; 22 W idle',
      },
    },
    order: 30,
    pictures: [
      'product-otc-c700-counter-terminal',
      'product-otc-c700-counter-terminal-front',
      'product-otc-c700-counter-terminal-detail',
    ],
  },
]
