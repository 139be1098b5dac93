import { facts } from '../facts'
import type { DemoProduct } from '../types'

export const eppProducts: DemoProduct[] = [
  {
    slug: 'epp-e10-compact-pin-pad',
    category: 'epp',
    name: { en: 'E10 Compact PIN Pad' },
    shortDescription: {
      en: 'Twelve keys on 105 × 125 mm: a PCI PTS v5.x encrypting PIN pad for kiosks with no room for the ATM format.',
    },
    description: {
      en: [
        'The E10 is our smallest PIN pad, with the same security processor as the larger ones. The PIN is encrypted directly below the keys; only ciphertext travels over the cable.',
        `Keys and plate are chrome-plated die-cast zinc, with a raised dot on the 5 and color marks on the three function keys. Each key travels 2.5 mm against a silicone dome and closes a gold contact. Legends are etched 0.3 mm deep and stay legible for ${facts.pinPadKeyLife} million strokes.`,
        'A tamper mesh surrounds the electronics, and six switches detect removal from the panel. Drilling, prying, temperatures below −40 °C, or a voltage outside the limits erases all cryptographic keys within 10 ms, powered by an internal battery that lasts eight years.',
        `It mounts from behind with four M3 bolts and is powered over USB. Libraries for Windows 11 IoT Enterprise and Linux include examples in C. Keys are loaded remotely by TR-34 or by two people at the device. The PCI PTS v5 approval expires on ${facts.pinPadV5Expiry}; a v6 successor with the same dimensions and commands is in evaluation.`,
      ].join('\n'),
    },
    attributes: {
      encryption: ['aes-256', 'tdes', 'rsa-4096', 'sm4'],
      'key-travel': 2.5,
      'key-life': facts.pinPadKeyLife * 1_000_000,
      protection: 'ip54',
      'impact-protection': 'ik08',
      dimensions: { width: 105, depth: 125, height: 43 },
      weight: 0.62,
      'peak-power': 1.2,
      'operating-temperature': { min: -20, max: 60 },
    },
    attributeTexts: {
      en: {
        protection: 'front',
      },
    },
    specifications: {
      en: {
        Keys: '12, die-cast zinc',
        'Key management': 'DUKPT, master/session, TR-31, TR-34',
        'Tamper protection': 'Mesh, 6 switches, temperature, voltage; erasure in 10 ms',
        Certification: `PCI PTS v5.x (until ${facts.pinPadV5Expiry}), CE`,
        Interfaces: 'USB 2.0, RS-232',
        Mounting: 'From behind, 4 × M3',
        Power: '5 V DC over USB',
      },
    },
    order: 10,
    pictures: [
      'product-epp-e10-compact-pin-pad',
      'product-epp-e10-compact-pin-pad-front',
      'product-epp-e10-compact-pin-pad-detail',
    ],
  },
  {
    slug: 'epp-e20-standard-pin-pad',
    category: 'epp',
    name: { en: 'E20 Standard PIN Pad' },
    shortDescription: {
      en: `Sixteen stainless-steel keys for the common ATM cutout, rated for ${facts.pinPadKeyLife} million strokes each and approved to PCI PTS v5.x.`,
    },
    description: {
      en: [
        `This is the product we started with: development began in December 2003, the first was delivered in 2004, and the E20 is the ${facts.pinPadGeneration} generation of our first keyboard. It fits the cutout used in most ATMs worldwide.`,
        'Keys are milled from 304 stainless steel and guided on two pins, so a press at the edge feels the same as one in the middle. The actuation force is 3.5 N. Gaps of 0.25 mm keep out knife blades and foil, and liquid drains through four openings at the rear.',
        'Cryptographic keys are stored in a processor that is molded, with its mesh and battery, into a block of resin. Eight sensors detect removal from the panel; two of them keep working without power. The host authenticates the pad by its certificate before it sends the first key.',
        `All our lobby machines for banks use it. Other manufacturers get it with RS-232 or USB, eleven key legends, and command sets that replace older pads without changes to the host. The PCI PTS v5 approval expires on ${facts.pinPadV5Expiry}; the v6 successor for the same cutout is the E30, with which our lobby machines ship from May 2027.`,
      ].join('\n'),
    },
    attributes: {
      encryption: ['aes-256', 'tdes', 'rsa-4096', 'sm4'],
      'key-travel': 2.8,
      'key-life': facts.pinPadKeyLife * 1_000_000,
      protection: 'ip54',
      'impact-protection': 'ik09',
      dimensions: { width: 176, depth: 134, height: 52 },
      weight: 1.35,
      'peak-power': 1.5,
      'operating-temperature': { min: -20, max: 60 },
    },
    attributeTexts: {
      en: {
        protection: 'front',
      },
    },
    specifications: {
      en: {
        Keys: '16, stainless steel 304',
        'Key management': 'DUKPT, master/session, TR-31, TR-34',
        'Tamper protection': 'Mesh, 8 sensors, temperature, voltage; erasure in 10 ms',
        Certification: `PCI PTS v5.x (until ${facts.pinPadV5Expiry}), CE`,
        Interfaces: 'USB 2.0, RS-232',
        Mounting: 'From behind, 4 × M4',
        Power: '5 V DC over USB or 12–24 V DC',
      },
    },
    order: 20,
    pictures: [
      'product-epp-e20-standard-pin-pad',
      'product-epp-e20-standard-pin-pad-front',
      'product-epp-e20-standard-pin-pad-detail',
    ],
  },
  {
    slug: 'epp-e30-outdoor-pin-pad',
    category: 'epp',
    name: { en: 'E30 Outdoor PIN Pad' },
    shortDescription: {
      en: 'Heated, sealed to IP65, and approved to PCI PTS v6: sixteen steel keys for facades and lanes from −40 to 70 °C.',
    },
    description: {
      en: [
        'Ice in the gaps, dust, a car wash next door: the E30 is built for the street. A single fluorosilicone membrane under the keys is bonded to the frame all around. Water that gets past the steel runs off without reaching a contact.',
        'A 12 W foil heater in the plate starts at 3 °C; a pad at −40 °C is ready for use after seven minutes. Key travel and force change by less than 10% over the whole temperature range, measured in a climate chamber on samples from each production lot.',
        'PCI PTS v6 requires longer cryptographic keys, signed firmware, and protection against side channels: the E30 scans its contacts in random order, leaving no trace in sound, temperature, or current. It meets v6 in hardware, and firmware updates need two signatures.',
        `It fits the same cutout as the E20 and uses the same commands, with a second connector for the heater; a technician swaps one for the other in ${facts.pinPadSwapMinutes} minutes. Four of our machines use it: the A300, A500, R500, and C300. Worn pads get a new plate and keys at our factory and keep their approval.`,
      ].join('\n'),
    },
    attributes: {
      encryption: ['aes-256', 'tdes', 'rsa-4096', 'ecc-p-521', 'sm4'],
      'key-travel': 2.5,
      'key-life': facts.pinPadKeyLife * 1_000_000,
      protection: 'ip65',
      'impact-protection': 'ik10',
      dimensions: { width: 196, depth: 158, height: 98 },
      weight: 1.75,
      'operating-temperature': { min: -40, max: 70 },
    },
    attributeTexts: {
      en: {
        protection: 'front',
      },
    },
    specifications: {
      en: {
        Keys: '16, stainless steel 316, heated',
        'Key management': 'AES DUKPT, master/session, TR-31, TR-34',
        'Tamper protection':
          'Mesh, 10 sensors, temperature, voltage, randomized scan; erasure in 1 ms',
        Certification: 'PCI PTS v6, CE',
        Interfaces: 'USB 2.0, RS-232',
        Mounting: 'From behind, 4 × M4',
        Power: '12–24 V DC, 2 W; heater 24 V DC, 12 W',
      },
    },
    isFeatured: true,
    order: 30,
    pictures: [
      'product-epp-e30-outdoor-pin-pad',
      'product-epp-e30-outdoor-pin-pad-front',
      'product-epp-e30-outdoor-pin-pad-detail',
    ],
  },
  {
    slug: 'epp-e40-touch-pin-pad',
    category: 'epp',
    name: { en: 'E40 Touch PIN Pad' },
    shortDescription: {
      en: 'PIN entry on 6 mm glass, with a tactile frame that guides fingers to every key: no gaps, no moving parts, PCI PTS v5.x.',
    },
    description: {
      en: [
        'Glass is easy to clean but hard to use without sight. The E40 solves this with an anodized aluminum frame, 1.2 mm high, over 6 mm tempered glass. Notches in the frame mark rows, columns, and the 5 key.',
        'A 5-inch display below the glass shows the digits, in their usual order or shuffled for each entry. The touch controller is inside the secure area, so no software on the terminal ever sees a coordinate. A short vibration confirms each digit and is the same for all digits.',
        'Blind customers can use it as they use a smartphone: slide a finger, hear through the headset when it is on a key, and lift it to enter the digit. The pad works with gloves up to 2 mm thick and ignores water drops.',
        `Only the surface can wear. Our P200 self-checkout uses the E40 because it is wiped forty times a day; the factory replaces glass, frame, and seal as one part. Drivers are available for Windows 11 IoT Enterprise and Linux. The PCI PTS v5 approval expires on ${facts.pinPadV5Expiry}; a v6 successor with the same dimensions and commands is in evaluation.`,
      ].join('\n'),
    },
    attributes: {
      encryption: ['aes-256', 'tdes', 'rsa-4096', 'sm4'],
      protection: 'ip65',
      'impact-protection': 'ik08',
      dimensions: { width: 150, depth: 190, height: 40 },
      weight: 0.88,
      'peak-power': 2.5,
      'operating-temperature': { min: -10, max: 55 },
    },
    attributeTexts: {
      en: {
        protection: 'front',
      },
    },
    specifications: {
      en: {
        Keys: '10 digits, 4 functions, shown on 5-inch display under glass',
        Material: 'Tempered glass 6 mm, anodized aluminum frame',
        'Service life': '10 million entries',
        'Key management': 'DUKPT, master/session, TR-31, TR-34',
        'Tamper protection': 'Mesh, 8 sensors, temperature, voltage; erasure in 10 ms',
        Certification: `PCI PTS v5.x (until ${facts.pinPadV5Expiry}), CE`,
        Interfaces: 'USB 2.0, RS-232',
        Mounting: 'From the front, 4 hidden clamps',
        Power: '5 V DC over USB or 12–24 V DC',
      },
    },
    order: 40,
    pictures: [
      'product-epp-e40-touch-pin-pad',
      'product-epp-e40-touch-pin-pad-front',
      'product-epp-e40-touch-pin-pad-detail',
    ],
  },
]
