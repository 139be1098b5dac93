import { facts } from './facts'
import type { DemoCategory } from './types'

/** The names stand before the word "Products" in headings, and alone in menus. */
export const categories: DemoCategory[] = [
  {
    slug: 'cdm',
    name: { en: 'Cash Deposit' },
    description: {
      en: 'Four machines that take cash in, from a lobby unit 400 mm wide to a store safe that counts 1,000 notes a minute. Each note is imaged on both sides before it is credited.',
    },
    order: 10,
    family: 'banking',
  },
  {
    slug: 'atm',
    name: { en: 'ATM' },
    description: {
      en: 'ATMs for the lobby, the facade, and the lane, and one that pays amounts exact to the coin. They hold 10,000 to 12,000 notes and support NDC, DDC, and ISO 8583.',
    },
    order: 20,
    family: 'banking',
  },
  {
    slug: 'crs',
    name: { en: 'Cash Recycling' },
    description: {
      en: 'Notes that one customer pays in are checked, sorted, and paid out to the next, up to 720 a minute. For lobbies, for walls, and for the space between two teller desks.',
    },
    order: 30,
    family: 'banking',
  },
  {
    slug: 'stm',
    name: { en: 'Smart Teller' },
    description: {
      en: 'Branch services without a branch: an account opened in six minutes, a teller on a 27-inch screen, a walk-in cabin of 6 m².',
    },
    order: 40,
    family: 'banking',
  },
  {
    slug: 'health',
    name: { en: 'Healthcare' },
    description: {
      en: `Check-in in 40 seconds, a screening in ${facts.screeningMinutes} minutes, a consultation behind walls of 38 dB. Measuring kiosks are manufactured under an ISO 13485 quality system, audited under MDSAP.`,
    },
    order: 50,
    family: 'healthcare',
  },
  {
    slug: 'retail-healthcare',
    name: { en: 'Retail and Healthcare' },
    description: {
      en: 'Terminals for stores and reception areas: a self-checkout on 0.73 m² and a kiosk with 600 cards in stock.',
    },
    order: 60,
    family: 'payment',
  },
  {
    slug: 'epp',
    name: { en: 'Encrypting PIN Pad' },
    description: {
      en: 'The product we began with in December 2003. PINs are encrypted directly below the keys, in steel, zinc, or glass, to PCI PTS v5.x and, on the E30, to PCI PTS v6.',
    },
    order: 70,
    family: 'security',
  },
  {
    slug: 'keyboard',
    name: { en: 'Metal Keyboard' },
    description: {
      en: `Stainless-steel keys for places where plastic lasts a month: ${facts.keyboardKeyLife} million strokes each, IP65 from the front, from 16 keys with braille to a full QWERTY keyboard.`,
    },
    order: 80,
    family: 'security',
  },
  {
    slug: 'trackball',
    name: { en: 'Trackball' },
    description: {
      en: 'Balls of 25, 38, and 50 mm for panels, wet rooms, and exhibitions. All three are read optically; one withstands 24 hours under water, and one guides users with light.',
    },
    order: 90,
    family: 'information',
  },
  {
    slug: 'otc',
    name: { en: 'Transport Ticketing' },
    description: {
      en: 'Tickets on the platform, top-ups in the corridor, a clerk at the counter: three terminals, one back office, 14 seconds a ticket.',
    },
    order: 100,
    family: 'transportation',
  },
  {
    slug: 'signature',
    name: { en: 'Signature Capture' },
    description: {
      en: 'Screens to sign on, from 7 inches to a full A4 page set into the desk. They record pressure and speed up to 400 times a second and encrypt both inside the device.',
    },
    order: 110,
    family: 'payment',
  },
  {
    slug: 'payroll',
    name: { en: 'Payroll' },
    description: {
      en: 'Time and wages: a time terminal at the gate, a controller in the rack, and a kiosk that pays 120 people an hour in cash, exact to the coin.',
    },
    order: 120,
    family: 'payment',
  },
  {
    slug: 'bitcoin',
    name: { en: 'Bitcoin Kiosk' },
    description: {
      en: 'Three kiosks between cash and bitcoin: a 46 kg unit that sells, one that buys and sells, and one for large amounts. Sold only to licensed operators; not offered in mainland China.',
    },
    order: 130,
    family: 'payment',
  },
  {
    slug: 'signage',
    name: { en: 'Digital Signage' },
    description: {
      en: 'Screens that answer before anyone asks: a 43-inch display for the waiting room, and a 55-inch totem for the street that stays readable in full sun.',
    },
    order: 140,
    family: 'information',
  },
  {
    slug: 'lock',
    name: { en: 'Lock Module' },
    description: {
      en: 'Electronic bolts for doors that guard something: sixteen on one cable for cabinets and kiosks, and one for safes, with a keypad and a time delay.',
    },
    order: 150,
    family: 'security',
  },
]
