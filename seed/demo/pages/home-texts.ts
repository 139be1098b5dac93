import { facts } from '../facts'

type Slide = [heading: string, sentence: string, button: string]

type Tile = [title: string, sentence: string, products: string]

/** The texts of the home page. */
export interface HomeTexts {
  title: string
  seo: string
  slides: Record<'story' | 'film' | 'tour' | 'dispenser' | 'screening', Slide>
  tilesTitle: string
  /** Products one a line. */
  tiles: Record<
    'banking' | 'healthcare' | 'security' | 'transportation' | 'information' | 'payment',
    Tile
  >
  who: [title: string, text: string, button: string]
  cards: Record<'cdm' | 'healthcare' | 'epp' | 'card', [title: string, sentence: string]>
  finder: [title: string, text: string]
  newest: string
  references: string
  customers: Record<
    'transit' | 'bank' | 'hospitals',
    {
      facts: [name: string, text: string, figure: string, label: string]
      quote: string
      quoteBy: string
    }
  >
  mapTitle: string
  /** Regions with machines: their middle, in degrees, and how many installations are there. */
  installations: { name: string; latitude: number; longitude: number; count: number }[]
}

export const homeTexts: HomeTexts = {
  title: 'Self-service terminals for banks, hospitals, and transit',
  seo: 'ATMs, recyclers, smart tellers, healthcare kiosks, and the encrypting PIN pads inside them, all from one manufacturer, founded in 2003.',
  slides: {
    story: [
      'It began with a steel key',
      'How a PIN keyboard, begun in 2003, grew into a family of machines. A four-minute film.',
      'Watch the film',
    ],
    film: [
      'Up to 1,000 notes a minute, every one checked',
      'Deposit, dispense, recycle: one line of machines with the same modules inside.',
      'See all products',
    ],
    tour: [
      'Walk through the factory',
      'Two assembly lines, final inspection, and the warehouse, all around you.',
      'Start the 360° tour',
    ],
    dispenser: [
      'Pays out notes and coins, to the cent',
      'The banknote and coin dispenser ATM pays the exact amount: notes above, coins below.',
      'See the machine',
    ],
    screening: [
      'Five measurements in four minutes',
      'The health screening kiosk has the vital signs ready before the doctor asks.',
      'See the kiosk',
    ],
  },
  tilesTitle: 'Six industries, one engineering standard',
  tiles: {
    banking: [
      'Banking',
      'Machines that take in, pay out, and recycle cash.',
      'Cash deposit machines\nATMs\nCash recycling systems\nSmart teller machines',
    ],
    healthcare: [
      'Healthcare',
      'Check-in, screening, and consultation without the wait.',
      'Patient check-in\nScreening kiosks\nConsultation cabins',
    ],
    security: [
      'Security',
      'The PIN is encrypted right where it is entered.',
      'Encrypting PIN pads\nMetal keyboards\nTrackballs',
    ],
    transportation: [
      'Transportation',
      'Tickets and top-ups in rain, frost, and rush hour.',
      'Ticket machines\nTop-up stations\nCounter terminals',
    ],
    information: [
      'Information and AR',
      'Trackballs for interactive screens and augmented reality.',
      'Panel trackballs\nSealed trackballs\nLit trackballs',
    ],
    payment: [
      'Payment',
      'Wages, cards, and coins, paid out and accounted for.',
      'Payroll controllers\nBitcoin kiosks\nCard dispenser kiosks',
    ],
  },
  who: [
    'Who We Are',
    `We have developed encrypting keyboards since December 2003, and made complete machines since ${facts.firstMachine}. Designers and testers share one building in Shenzhen: if a key sticks in the climate chamber in the morning, it is redesigned by evening.`,
    'Learn More',
  ],
  cards: {
    cdm: ['Cash deposit', 'Accepts bundles, checks every note, and credits the account at once.'],
    healthcare: [
      'Healthcare kiosks',
      'From the insurance card to the doctor’s screen in five minutes.',
    ],
    epp: [
      'Encrypting PIN pads',
      `To PCI PTS v5.x, with steel keys tested for ${facts.pinPadKeyLife} million presses.`,
    ],
    card: ['Card dispensers', 'Prints, encodes, and issues a card while the customer waits.'],
  },
  finder: [
    'Find the right machine in six questions',
    'Each answer narrows the choice, and you see right away how many machines are left.',
  ],
  newest: 'New in the range',
  references: 'Who uses our machines',
  customers: {
    transit: {
      facts: [
        'Harbour Line',
        'Light rail with 17 stops between a container port and an old town: 44 ticket machines on the platforms, 18 top-up stations nearby.',
        '62',
        'terminals, 318,000 tickets in the first four weeks',
      ],
      quote:
        'Our ticket clerks now work on the platforms. No one has asked them how to buy a ticket.',
      quoteBy: 'Head of stations, Harbour Line',
    },
    bank: {
      facts: [
        facts.strategicPartner,
        'Bought keyboards for three years, then asked us to build the machine they go into. Strategic partner ever since.',
        String(facts.firstMachine),
        'first complete machine delivered',
      ],
      quote: 'They were the only supplier who asked what our technicians carry in their bags.',
      quoteBy: `Head of self-service, ${facts.strategicPartner}`,
    },
    hospitals: {
      facts: [
        'Outpatient departments of twelve hospitals',
        'In a study from April to July, patients could choose the kiosk or the nurse.',
        '30',
        'screening kiosks, 41,000 visits in four months',
      ],
      quote:
        'It cannot comfort anyone. But there are three of them and one of me, and now I have time for patients who are frightened.',
      quoteBy: 'Ruan Meiqi, head nurse of an outpatient department',
    },
  },
  mapTitle: '500+ installations in 50+ countries',
  installations: [
    { name: 'East Asia', latitude: 33, longitude: 113, count: 148 },
    { name: 'Europe', latitude: 50, longitude: 10, count: 131 },
    { name: 'North America', latitude: 42, longitude: -95, count: 84 },
    { name: 'Southeast Asia', latitude: 6, longitude: 106, count: 72 },
    { name: 'South Asia', latitude: 21, longitude: 78, count: 38 },
    { name: 'Middle East', latitude: 26, longitude: 46, count: 24 },
    { name: 'Latin America', latitude: -14, longitude: -56, count: 19 },
    { name: 'Africa', latitude: 2, longitude: 22, count: 17 },
  ],
}
