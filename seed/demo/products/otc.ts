import type { DemoProduct } from '../types'

export const otcProducts: DemoProduct[] = [
  {
    slug: 'otc-c300-ticket-machine',
    category: 'otc',
    name: { en: 'C300 Ticket Machine' },
    shortDescription: {
      en: 'Sells a ticket in fourteen seconds for coins, notes, card or phone, on open platforms from −25 to 50 °C.',
    },
    description: {
      en: [
        'People buy tickets in a hurry, so the C300 was built around a clock. The most frequent destination takes three touches and fourteen seconds, payment and ticket included; the machine learns the order of its start screen from what its own station sells.',
        'Coins drop through a slot that opens only when metal approaches, and are given out again as change from eight hoppers. Notes recirculate in two denominations. A contactless field, a chip reader and the heated E30 PIN pad take cards; two printers, each with a roll of 2,500 tickets, stand in for one another.',
        'The cabinet is 3 mm steel on a plinth that tolerates 150 mm of water. Doors close on three bolts, the cash boxes lock themselves before they can be lifted out, and a shock sensor reports blows with their time.',
        'Modules slide on rails and exchange without adjustment in under five minutes. Fares, screens and timetables arrive over Ethernet or 4G from the back office; without a line the C300 keeps selling for seven days.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Throughput: '14 s per ticket',
        'Coin capacity': '5,600 coins in 8 hoppers, cash box 4,000',
        'Note capacity': '160 notes in 2 recyclers, 1,500 in 1 stacker',
        Display: '21.5-inch touch, 1,500 cd/m²',
        Payment: 'Coins, notes, chip card, contactless card, phone',
        'PIN pad': 'E30, 16 keys, heated',
        Printer: '2 × thermal, 2,500 tickets each',
        Protection: 'IP54, IK10',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: 'Ethernet, 4G modem',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v6',
        'Dimensions (W × D × H)': '780 × 620 × 1,850 mm',
        Weight: '295 kg, empty',
        'Operating temperature': '−25 to 50 °C',
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
      en: 'A wall unit 190 mm deep that tops up a transit card in nine seconds, by bank card, phone or banknote.',
    },
    description: {
      en: [
        'Lay the card in the cradle, choose a sum, pay: the cradle holds the card in the field until the new value has been written and read back, and a green line says when it may be taken. Interrupted writes are completed at the next contact with any station of the operator.',
        'At 190 mm the housing stays clear of escape routes in corridors and waiting rooms. It hangs on a plate fixed with six anchors; a second person is needed only for lifting it on. Bank cards and phones are paid at the contactless field, larger sums with the E10 PIN pad.',
        'The note validator takes four orientations and stores 600 notes in a locked box that is exchanged in 20 seconds. Where cash has gone out of use, the same housing is delivered without it, 11 kg lighter.',
        'Up to four SAM sockets hold the keys of the transit scheme. Central systems receive top-ups as signed records over Ethernet, Wi-Fi or 4G, and blocked card numbers come down the same way every five minutes.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Throughput: '9 s per top-up',
        'Note capacity': '600 notes in 1 stacker',
        Display: '15.6-inch touch, 1,920 × 1,080',
        'Card reader': 'Chip, contactless ISO/IEC 14443 A/B, 4 SAM sockets',
        Payment: 'Chip card, contactless card, phone, notes',
        'PIN pad': 'E10, 12 keys',
        Printer: 'Thermal 58 mm',
        Protection: 'IP43, IK09',
        Mounting: 'Wall plate, 6 anchors',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: 'Ethernet, Wi-Fi, 4G modem',
        'Dimensions (W × D × H)': '400 × 190 × 760 mm',
        Weight: '38 kg',
        Power: '100–240 V AC, 50/60 Hz; 18 W idle, 75 W peak',
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
      en: 'The staff side of ticketing: a 15.6-inch screen for the clerk, a 10.1-inch one for the passenger, a printer for 200 tickets a minute between them.',
    },
    description: {
      en: [
        'Behind every ticket machine there is a counter for the cases no machine was made for: a group of forty, a lost season card, a fare across three operators. The C700 gives the clerk one device in place of five.',
        'Its two screens stand back to back on one foot. What the clerk enters, the passenger reads at the same moment on the other side, with price and change in large figures. The passenger side also carries the contactless field and a QR reader; chip cards and PIN go to a G300 that plugs in beside it.',
        'Printing is direct thermal at 300 mm/s on ticket stock of 60 to 82 mm, with two paper paths, so plain receipts do not waste security paper. The cutter is good for two million cuts.',
        'Head, roller and cutter lift out without tools. Three SAM sockets, a drawer port and four USB ports serve the counter; tariffs come from the same back office as those of the C300, and one end-of-shift report covers both.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Throughput: '200 tickets/min, 300 mm/s',
        Display: '15.6-inch touch, staff; 10.1-inch, passenger',
        Scanner: 'QR and barcodes, passenger side',
        'Card reader': 'Contactless ISO/IEC 14443 A/B, 3 SAM sockets',
        Payment: 'Contactless card, phone; chip and PIN with G300',
        Printer: 'Thermal 60–82 mm, 2 paper paths, cutter',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: 'Ethernet, Wi-Fi, 4 × USB, drawer port',
        Certification: 'CE, IEC 62368-1',
        'Dimensions (W × D × H)': '390 × 330 × 440 mm',
        Weight: '9.6 kg',
        Power: '100–240 V AC, 50/60 Hz; 22 W idle, 85 W peak',
        'Operating temperature': '0–45 °C',
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
