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
}

export const homeTexts: HomeTexts = {
  title: 'Self-service terminals for banks, hospitals and transport',
  seo: 'Cash machines, recyclers, smart tellers, healthcare kiosks and the encrypting PIN pads inside them, designed and built in one house since 2003.',
  slides: {
    story: [
      'It began with a steel key',
      'How a PIN keyboard of 2003 became a family of machines. A film of four minutes.',
      'Watch the film',
    ],
    film: [
      'Counts 1,000 notes a minute, refuses the false one',
      'Deposit, pay out, recycle: one line of machines with the same modules inside.',
      'See all products',
    ],
    tour: [
      'Walk through the factory',
      'Two lines, a test laboratory and a key room, all round you.',
      'Start the 360° tour',
    ],
    dispenser: [
      'Pays out notes and coins, to the cent',
      'The banknote and coin dispenser ATM gives the exact sum from one tray.',
      'See the machine',
    ],
    screening: [
      'Five measurements in three minutes',
      'The health screening kiosk knows how the patient is before the doctor asks.',
      'See the kiosk',
    ],
  },
  tilesTitle: 'Six trades, one way of building',
  tiles: {
    banking: [
      'Banking',
      'Machines that take in, pay out and recycle cash.',
      'Cash Deposit Machines\nCash Machines\nCash Recycling Systems\nSmart Teller Machines',
    ],
    healthcare: [
      'Healthcare',
      'Check-in, screening and consultation without a queue.',
      'Patient check-in\nScreening kiosks\nConsultation cabins',
    ],
    security: [
      'Security',
      'The PIN is encrypted before it leaves the keys.',
      'Encrypting PIN Pads\nMetal Keyboards\nTrackballs',
    ],
    transportation: [
      'Transportation',
      'Tickets and top-ups in rain, frost and rush hour.',
      'Ticket machines\nTop-up stations\nCounter terminals',
    ],
    information: [
      'Information and AR',
      'Signs and screens that answer, also in augmented reality.',
      'Digital signage\nSignature pads',
    ],
    payment: [
      'Payment',
      'Wages, cards and coins, paid out and accounted for.',
      'Payroll controllers\nBitcoin kiosks\nCard dispenser kiosks',
    ],
  },
  who: [
    'Who We Are',
    'We make encrypting keyboards, and since December 2003 the machines around them. Designers, testers and assemblers work in one house, so a key that sticks in the climate chamber in the morning is redrawn by the evening.',
    'Learn More',
  ],
  cards: {
    cdm: ['Cash deposit', 'Takes bundles, checks every note and credits the account at once.'],
    healthcare: [
      'Healthcare kiosks',
      'From the health card to the doctor’s screen, in three minutes.',
    ],
    epp: ['Encrypting PIN pads', 'To PCI PTS 5.x, with steel keys pressed five million times.'],
    card: ['Card dispensers', 'Prints, encodes and hands out a card while the customer waits.'],
  },
}
