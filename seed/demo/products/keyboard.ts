import { facts } from '../facts'
import type { DemoProduct } from '../types'

export const keyboardProducts: DemoProduct[] = [
  {
    slug: 'keyboard-k60-numeric-keypad',
    category: 'keyboard',
    name: { en: 'K60 Numeric Keypad' },
    shortDescription: {
      en: `Sixteen steel keys with braille dots formed in the same metal, ${facts.keyboardKeyLife} million strokes each, in production since 2004.`,
    },
    description: {
      en: [
        'Door stations, lockers, fuel pumps, elevators: the K60 is for entering numbers that are not PINs. Without encryption, it costs a fraction of an encrypting PIN pad, but it is made from the same steel with the same tooling.',
        'Every key is stamped from 1.5 mm stainless sheet. The braille dots are formed in the same stroke, 0.5 mm high, so they cannot be scratched off or fall out. Legends are laser-blackened. Fourteen scripts are in stock; others take ten days from your drawing.',
        'Contacts are carbon on gold, below a silicone mat that seals the front to IP65. One sample from the first year is still on the test bench; last winter it passed 31 million strokes.',
        'Four threaded studs hold the pad in a panel 1 to 4 mm thick. It works as a USB keyboard or as a plain 4 × 4 matrix on a 10-pin header. Individual keys can be replaced from the rear.',
      ].join('\n'),
    },
    attributes: {
      'key-travel': 1.8,
      'key-life': facts.keyboardKeyLife * 1_000_000,
      protection: 'ip65',
      'impact-protection': 'ik09',
      dimensions: { width: 128, depth: 118, height: 41 },
      weight: 0.48,
      'peak-power': 0.2,
      'operating-temperature': { min: -30, max: 70 },
    },
    attributeTexts: {
      en: {
        protection: 'front',
      },
    },
    specifications: {
      en: {
        Keys: '16, stainless steel 304, braille',
        Material: 'Stainless steel plate 2 mm',
        Interfaces: 'USB 2.0, 4 × 4 matrix',
        Mounting: 'From behind, 4 studs M4',
        Certification: 'CE, RoHS',
        Power: '5 V DC over USB',
      },
    },
    order: 10,
    pictures: [
      'product-keyboard-k60-numeric-keypad',
      'product-keyboard-k60-numeric-keypad-front',
      'product-keyboard-k60-numeric-keypad-detail',
    ],
  },
  {
    slug: 'keyboard-k80-steel-keyboard',
    category: 'keyboard',
    name: { en: 'K80 Steel Keyboard' },
    shortDescription: {
      en: 'A full QWERTY keyboard with 66 stainless-steel keys that withstands a 20 J impact and a water jet, in 14 language layouts.',
    },
    description: {
      en: [
        'Public terminals in libraries, prisons, and control rooms need a keyboard that withstands cigarettes, coffee, and rough hands. The K80 is a 3 mm stainless-steel plate with 66 keys that cannot be pried out: each is held from below by a collar wider than its opening.',
        'Keys stand 1.2 mm above the plate and travel 2 mm, comfortable enough to type on for an hour. The pitch is 19 mm, as on an office keyboard. Function and shift levels can be assigned freely, are stored in the keyboard itself, and can be locked so that a user cannot leave the browser.',
        'Below the plate, a one-piece mat seals to IP65; three grooves drain water to the lower edge. The unit comes apart with eight screws from the rear, and its mat can be washed at 60 °C.',
        'The K80 mounts from behind or in a sloping desk housing, which we also make. It needs no driver under Windows 11 IoT Enterprise or Linux. A sealed M12 connector is available in place of the USB cable.',
      ].join('\n'),
    },
    attributes: {
      'key-travel': 2,
      'key-life': facts.keyboardKeyLife * 1_000_000,
      protection: 'ip65',
      'impact-protection': 'ik10',
      dimensions: { width: 392, depth: 136, height: 40 },
      weight: 2.4,
      'peak-power': 0.4,
      'operating-temperature': { min: -30, max: 70 },
    },
    attributeTexts: {
      en: {
        protection: 'front',
        'impact-protection': '20 J',
      },
    },
    specifications: {
      en: {
        Keys: '66, stainless steel 304, QWERTY',
        Material: 'Stainless steel plate 3 mm',
        Interfaces: 'USB 2.0; M12 on request',
        Mounting: 'From behind, 8 studs M4',
        Certification: 'CE, RoHS',
        Power: '5 V DC over USB',
      },
    },
    order: 20,
    pictures: [
      'product-keyboard-k80-steel-keyboard',
      'product-keyboard-k80-steel-keyboard-front',
      'product-keyboard-k80-steel-keyboard-detail',
    ],
  },
  {
    slug: 'keyboard-k90-keyboard-with-trackball',
    category: 'keyboard',
    name: { en: 'K90 Keyboard with Trackball' },
    shortDescription: {
      en: 'Keyboard and pointing device in one steel plate 480 mm wide: 66 keys, a 38 mm ball, two click keys, one USB cable.',
    },
    description: {
      en: [
        'A mouse on a public desk is gone within a week. The K90 builds it into the plate: to the right of the 66 keys is a 38 mm ball of phenolic resin, framed by two click keys within reach of either thumb.',
        'Ball and keys share one controller, so the host sees a keyboard and a mouse on a single cable. Staff set speed, acceleration, and click-key functions with a secret key combination.',
        'The ball rests on three ruby supports and is read optically, without rollers that gather lint. A quarter turn of the ring with a pin wrench releases it for cleaning. A drain below it carries spilled drinks out of the housing.',
        'Machine builders use the K90 on test benches and in washdown areas, shipping lines on the bridge. It fits a 4 U panel in a 19-inch rack; a fold-out rack drawer is available.',
      ].join('\n'),
    },
    attributes: {
      'key-travel': 2,
      'key-life': facts.keyboardKeyLife * 1_000_000,
      resolution: 800,
      protection: 'ip65',
      'impact-protection': 'ik10',
      dimensions: { width: 480, depth: 146, height: 60 },
      weight: 3.2,
      'peak-power': 0.6,
      'operating-temperature': { min: -20, max: 60 },
    },
    attributeTexts: {
      en: {
        protection: 'keys; ball IP54',
      },
    },
    specifications: {
      en: {
        Keys: '66 + 2 click keys, stainless steel 304, QWERTY',
        Ball: '38 mm, phenolic resin',
        Material: 'Stainless steel plate 3 mm',
        Interfaces: 'USB 2.0',
        Mounting: 'From behind, 8 studs M4; 19-inch rack, 4 U',
        Certification: 'CE, RoHS',
        Power: '5 V DC over USB',
      },
    },
    order: 30,
    pictures: [
      'product-keyboard-k90-keyboard-with-trackball',
      'product-keyboard-k90-keyboard-with-trackball-front',
      'product-keyboard-k90-keyboard-with-trackball-detail',
    ],
  },
]
