import type { DemoProduct } from '../types'

export const eppProducts: DemoProduct[] = [
  {
    slug: 'epp-e10-compact-pin-pad',
    category: 'epp',
    name: { en: 'E10 Compact PIN Pad' },
    shortDescription: {
      en: 'Twelve keys on 102 × 98 mm: a PCI PTS 5.x encrypting PIN pad for kiosks that have no room for the ATM format.',
    },
    description: {
      en: [
        'The E10 is the smallest PIN pad we make, and inside it holds the same security processor as the large ones. A PIN is encrypted under the key tops; on the cable there is nothing but ciphertext.',
        'Keys and plate are die-cast zinc, chrome-plated, with a raised dot on the 5 and coloured marks on the three function keys. Each key moves 2.5 mm against a silicone dome and closes a gold contact; the character wears through only after three million strokes, because it is etched 0.3 mm deep.',
        'A wire mesh surrounds the electronics, and six switches watch the seat in the panel. Drilling, prying, cold below −40 °C or a voltage outside limits erases all keys within 10 ms, on an internal battery that lasts eight years.',
        'It is screwed in from behind with four M3 bolts and powered by its USB lead. Libraries for Windows 11 IoT and Linux come with examples in C; keys are loaded remotely by TR-34 or by two persons at the device.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Keys: '12, die-cast zinc',
        'Key travel': '2.5 mm',
        'Key life': '3 million strokes per key',
        Encryption: 'AES-256, TDES, RSA-4096, SM4',
        'Key management': 'DUKPT, master/session, TR-31, TR-34',
        'Tamper protection': 'Mesh, 6 switches, temperature, voltage; erasure in 10 ms',
        Certification: 'PCI PTS 5.x, CE',
        Protection: 'IP54 front, IK08',
        Interfaces: 'USB 2.0, RS-232',
        Mounting: 'From behind, 4 × M3',
        'Dimensions (W × D × H)': '102 × 98 × 38 mm',
        Weight: '0.62 kg',
        Power: '5 V DC over USB, 1.2 W',
        'Operating temperature': '−20 to 60 °C',
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
      en: 'Sixteen stainless-steel keys in the common ATM cut-out, rated for five million strokes each and approved to PCI PTS 5.x.',
    },
    description: {
      en: [
        'This is the part the company grew up with. We began in December 2003 with the encryption of PINs, and the E20 is the ninth generation of a keyboard that fits the cut-out used in most cash machines of the world.',
        'Keys are milled from 304 stainless steel and guided on two pins, so that a press at the edge feels like one in the middle. The force is 3.5 N. Gaps of 0.25 mm keep knife blades and foil out, and liquid leaves through four drains at the rear.',
        'Keys are stored in a processor that is moulded, together with its mesh and battery, into a block of resin. Removal from the panel is recorded by eight sensors, two of which keep working without power. The host authenticates the pad by its own certificate before it sends the first key.',
        'All our lobby machines for banks carry it. For other makers it comes with RS-232 or USB, in eleven legends, and with command sets that replace older pads without a change in the host.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Keys: '16, stainless steel 304',
        'Key travel': '2.8 mm',
        'Key life': '5 million strokes per key',
        Encryption: 'AES-256, TDES, RSA-4096, SM4',
        'Key management': 'DUKPT, master/session, TR-31, TR-34',
        'Tamper protection': 'Mesh, 8 sensors, temperature, voltage; erasure in 10 ms',
        Certification: 'PCI PTS 5.x, CE',
        Protection: 'IP54 front, IK09',
        Interfaces: 'USB 2.0, RS-232',
        Mounting: 'From behind, 4 × M4',
        'Dimensions (W × D × H)': '140 × 118 × 46 mm',
        Weight: '1.35 kg',
        Power: '5 V DC over USB or 12–24 V DC, 1.5 W',
        'Operating temperature': '−20 to 60 °C',
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
      en: 'Heated, sealed to IP65 and approved to PCI PTS v6: sixteen steel keys for facades and lanes from −40 to 70 °C.',
    },
    description: {
      en: [
        'Ice in the gaps, dust, a car wash next door: the E30 is built for the street. Under the keys lies one closed membrane of fluorosilicone, bonded to the frame all around, and water that has passed the steel runs off over it without reaching a contact.',
        'A foil heater of 12 W sits in the plate and starts at 3 °C; a pad at −40 °C is ready for hands after seven minutes. Travel and force change by less than a tenth over the whole range, measured in a chamber on samples from each production lot.',
        'With version 6 of PCI PTS came longer keys, signed firmware and a randomised scan of the contacts that leaves no trace in sound, temperature or current. The E30 fulfils it in hardware, and its firmware is updated only with two signatures.',
        'It fits the same opening as the E20 and uses the same commands, with a second connector for the heater. Four machines of ours carry it: the A300, A500, R500 and C300. A pad with a worn face gets a new plate and keys at our works and keeps its certificate.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Keys: '16, stainless steel 316, heated',
        'Key travel': '2.5 mm',
        'Key life': '5 million strokes per key',
        Encryption: 'AES-256, TDES, RSA-4096, ECC P-521, SM4',
        'Key management': 'AES DUKPT, master/session, TR-31, TR-34',
        'Tamper protection':
          'Mesh, 10 sensors, temperature, voltage, randomised scan; erasure in 1 ms',
        Certification: 'PCI PTS v6, CE',
        Protection: 'IP65 front, IK10',
        Interfaces: 'USB 2.0, RS-232',
        Mounting: 'From behind, 4 × M4',
        'Dimensions (W × D × H)': '140 × 118 × 52 mm',
        Weight: '1.75 kg',
        Power: '12–24 V DC, 2 W; heater 24 V DC, 12 W',
        'Operating temperature': '−40 to 70 °C',
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
      en: 'PIN entry on 6 mm glass, with a tactile frame that guides fingers to every field; no gap, no moving part, PCI PTS 5.x.',
    },
    description: {
      en: [
        'Glass is easy to clean and hard to find one’s way on without sight. The E40 answers both: over a pane of 6 mm hardened glass lies a frame of anodised aluminium, 1.2 mm high, whose notches mark rows, columns and the key 5.',
        'A 5-inch display below the glass draws the digits, in their usual order or shuffled for each entry. The touch controller is part of the secure area, so neither the computer of the terminal nor any programme on it ever sees a coordinate. A short vibration confirms each digit and is the same for all of them.',
        'For blind customers the pad has a mode learned from telephones: slide, hear through the headset that a field has been reached, lift to enter it. It accepts gloves up to 2 mm thick and ignores drops of water.',
        'There is nothing that wears but the surface. Our P200 self-checkout uses the E40 because it is wiped forty times a day; glass, frame and seal form one front part that the factory exchanges. Drivers exist for Windows 11 IoT and Linux.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Keys: '10 digits, 4 functions, shown on 5-inch display under glass',
        Material: 'Hardened glass 6 mm, anodised aluminium frame',
        'Service life': '10 million entries',
        Encryption: 'AES-256, TDES, RSA-4096, SM4',
        'Key management': 'DUKPT, master/session, TR-31, TR-34',
        'Tamper protection': 'Mesh, 8 sensors, temperature, voltage; erasure in 10 ms',
        Certification: 'PCI PTS 5.x, CE',
        Protection: 'IP65 front, IK08',
        Interfaces: 'USB 2.0, RS-232',
        Mounting: 'From the front, 4 hidden clamps',
        'Dimensions (W × D × H)': '150 × 120 × 36 mm',
        Weight: '0.88 kg',
        Power: '5 V DC over USB or 12–24 V DC, 2.5 W',
        'Operating temperature': '−10 to 55 °C',
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
