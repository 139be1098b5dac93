import type { DemoCategory } from './types'

/** The names stand before the word "Products" in headings, and alone in menus. */
export const categories: DemoCategory[] = [
  {
    slug: 'cdm',
    name: { en: 'Cash Deposit' },
    description: {
      en: 'Four machines that take cash in: from 50 notes in a lobby 400 mm wide to a shop safe that counts 1,000 a minute. Each note is imaged on both sides before it is credited.',
    },
    order: 10,
    family: 'banking',
  },
  {
    slug: 'atm',
    name: { en: 'ATM' },
    description: {
      en: 'Cash machines for the lobby, the facade and the lane, and one that pays to the last coin. They carry 10,000 to 12,000 notes and speak NDC, DDC and ISO8583.',
    },
    order: 20,
    family: 'banking',
  },
  {
    slug: 'crs',
    name: { en: 'Cash Recycling' },
    description: {
      en: 'Notes that one customer pays in are checked, sorted and paid out to the next, up to 720 a minute. For lobbies, for walls, and for the space between two teller desks.',
    },
    order: 30,
    family: 'banking',
  },
  {
    slug: 'stm',
    name: { en: 'Smart Teller' },
    description: {
      en: 'What a branch does, without the branch: an account opened in six minutes, a teller on a 27-inch screen, a walk-in cabin of 6.2 m².',
    },
    order: 40,
    family: 'banking',
  },
  {
    slug: 'health',
    name: { en: 'Healthcare' },
    description: {
      en: 'Check-in in 40 seconds, a screening in four minutes, a consultation behind walls of 38 dB. The measuring kiosks are made under ISO 13485 and audited under MDSAP.',
    },
    order: 50,
    family: 'healthcare',
  },
  {
    slug: 'retail-healthcare',
    name: { en: 'Retail and Healthcare' },
    description: {
      en: 'Terminals for shops, pharmacies and reception halls: a till on 0.24 m², a wall of 48 prescription lockers, a kiosk with 600 cards in stock.',
    },
    order: 60,
    family: 'healthcare',
  },
  {
    slug: 'epp',
    name: { en: 'Encrypting PIN Pad' },
    description: {
      en: 'The company began with these in December 2003. A PIN is encrypted under the key that was pressed, in steel, zinc or glass, to PCI PTS 5.x and, on the E30, to PCI PTS v6.',
    },
    order: 70,
    family: 'security',
  },
  {
    slug: 'keyboard',
    name: { en: 'Metal Keyboard' },
    description: {
      en: 'Stainless-steel keys for places where plastic lasts a month: ten million strokes each, IP65 from the front, from 16 keys with Braille to a full QWERTY.',
    },
    order: 80,
    family: 'security',
  },
  {
    slug: 'trackball',
    name: { en: 'Trackball' },
    description: {
      en: 'Balls of 25, 38 and 50 mm for panels, wet rooms and exhibitions. All three are read optically; one survives a day under water, one leads the hand with light.',
    },
    order: 90,
    family: 'information',
  },
  {
    slug: 'otc',
    name: { en: 'Transport Ticketing' },
    description: {
      en: 'Ticket sale on the platform, top-up in the corridor, the clerk at the counter: three terminals, one back office, fourteen seconds a ticket.',
    },
    order: 100,
    family: 'transportation',
  },
  {
    slug: 'signature',
    name: { en: 'Signature Capture' },
    description: {
      en: 'Screens to sign on, from 5 inches to a full A4 page set into the desk. They record pressure and speed up to 400 times a second and encrypt both on the spot.',
    },
    order: 110,
    family: 'payment',
  },
  {
    slug: 'payroll',
    name: { en: 'Payroll' },
    description: {
      en: 'From the clocked hour to the counted coin: a time terminal at the gate, a controller in the rack, and a kiosk that pays 120 people an hour in cash.',
    },
    order: 120,
    family: 'payment',
  },
  {
    slug: 'bitcoin',
    name: { en: 'Bitcoin Kiosk' },
    description: {
      en: 'Three ways between banknotes and bitcoin: buying on 46 kg of steel, buying and selling with 4,000 notes in stock, and large sums against an identity check.',
    },
    order: 130,
    family: 'payment',
  },
]
