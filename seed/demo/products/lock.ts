import type { DemoProduct } from '../types'

export const lockProducts: DemoProduct[] = [
  {
    slug: 'lock-l20-cabinet-lock-module',
    category: 'lock',
    name: { en: 'L20 Cabinet Lock Module' },
    shortDescription: {
      en: 'A lock module for kiosks, drawers, and cabinets: a steel bolt driven by a motor, 200,000 cycles, 16 modules on one cable.',
    },
    description: {
      en: [
        'Every terminal has doors that only some people may open. The L20 takes the place of the key: a motor draws the bolt, two sensors report bolt and door, and the controller records who opened which door, and for how long.',
        'The bolt is solid steel, 24 × 14 mm, and holds against 4,000 N. It needs power only to move; without power it stays as it is, open or closed. In an emergency, a cylinder in the lid opens it by hand, and this is recorded as well.',
        'Sixteen modules share one RS-485 cable with 24 V, up to 60 m long. Each answers only to commands that are encrypted with AES-256 and never valid twice, so bridging the wires opens nothing. The W400 Payroll Controller and our terminal software operate it without additional hardware.',
        'Four screws hold the plate from behind, upright or flat, with the bolt to the left or right. The strike allows 3 mm of play. Replacing a module takes 8 minutes.',
      ].join('\n'),
    },
    attributes: {
      encryption: ['aes-256'],
      protection: 'ip54',
      dimensions: { width: 171, depth: 84, height: 41 },
      weight: 0.62,
      'peak-power': 9,
      'operating-temperature': { min: -30, max: 70 },
    },
    attributeTexts: {
      en: {
        dimensions: 'with strike',
      },
    },
    specifications: {
      en: {
        Bolt: 'Steel, 24 × 14 mm, throw 20 mm',
        'Holding force': '4,000 N',
        Sensors: 'Bolt and door',
        'Service life': '200,000 cycles',
        Interfaces: 'RS-485, 16 modules on a cable',
        Mounting: 'From behind, 4 screws M4, with strike',
        Certification: 'CE, RoHS',
        Power: '24 V DC; 0.1 W idle',
      },
    },
    order: 10,
    pictures: [
      'product-lock-l20-cabinet-lock-module',
      'product-lock-l20-cabinet-lock-module-front',
      'product-lock-l20-cabinet-lock-module-detail',
    ],
  },
  {
    slug: 'lock-l40-safe-lock-module',
    category: 'lock',
    name: { en: 'L40 Safe Lock Module' },
    shortDescription: {
      en: 'A lock module for safes: two steel bolts behind the door, a keypad in front of it, and a time delay of up to 99 minutes.',
    },
    description: {
      en: [
        'A safe should not open as fast as a robber asks. After the code, the L40 lets the delay run, shows on its display how much is left, and opens only in the window that follows.',
        'Codes have six to eight digits. Some doors ask for the codes of two people; a cash-in-transit crew receives one that opens once. Under threat, another last digit opens the safe after the full delay and raises a silent alarm.',
        'Bolts and electronics are behind the door, in steel. Whoever tears off the keypad finds a cable on which everything is encrypted with AES-256, and both bolts where they were. The keypad uses the keys of the K60: stainless steel, with braille.',
        'The lock fits doors from 8 to 60 mm thick and the usual hole pattern of mechanical safe locks. It stores its last 10,000 openings and passes them on over RS-485. Where no cable reaches, three batteries in the keypad last two years.',
      ].join('\n'),
    },
    attributes: {
      encryption: ['aes-256'],
      protection: 'ip54',
      'impact-protection': 'ik09',
      dimensions: { width: 116, depth: 91, height: 150 },
      weight: 1.35,
      'peak-power': 6,
      'operating-temperature': { min: -20, max: 60 },
    },
    attributeTexts: {
      en: {
        protection: 'keypad',
        dimensions: 'without the door',
      },
    },
    specifications: {
      en: {
        Bolt: '2 × steel, 16 mm, throw 14 mm',
        Codes: '6 to 8 digits; for two people, for one opening, for an alarm',
        'Time delay': '1 to 99 min',
        Keys: '12, stainless steel, braille',
        'Service life': '200,000 cycles',
        Interfaces: 'RS-485, USB 2.0 for service',
        Mounting: 'On doors 8–60 mm thick',
        Certification: 'EN 1300 class B, CE, RoHS',
        Power: '24 V DC or 3 batteries',
      },
    },
    order: 20,
    pictures: [
      'product-lock-l40-safe-lock-module',
      'product-lock-l40-safe-lock-module-front',
      'product-lock-l40-safe-lock-module-detail',
    ],
  },
]
