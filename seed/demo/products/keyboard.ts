import type { DemoProduct } from '../types'

export const keyboardProducts: DemoProduct[] = [
  {
    slug: 'keyboard-k60-numeric-keypad',
    category: 'keyboard',
    name: { en: 'K60 Numeric Keypad' },
    shortDescription: {
      en: 'Sixteen steel keys with Braille dots pressed from the same metal, 10 million strokes each, in production since 2004.',
    },
    description: {
      en: [
        'Door stations, lockers, fuel pumps, lifts: wherever a number is asked for and a PIN is not. The K60 has no secret to keep and therefore costs a fraction of an encrypting pad, but it shares its steel, its tooling and its patience.',
        'Every key is stamped from 1.5 mm stainless sheet. The Braille dots are formed in the same stroke, 0.5 mm high, so they cannot be scratched off or fall out. Legends are laser-blackened; fourteen scripts are kept ready, and others need a drawing and ten days.',
        'Contacts are carbon on gold below a silicone mat that closes the unit to IP65 from the front. In a bench test one sample of the first year is still being pressed; it stood at 31 million strokes last winter.',
        'Four threaded studs hold the pad in a panel of 1 to 4 mm. It presents itself as a USB keyboard, or scans as a plain 4 × 4 matrix on a 10-pin header. Individual keys can be replaced from the rear.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Keys: '16, stainless steel 304, Braille',
        'Key travel': '1.8 mm',
        'Key life': '10 million strokes per key',
        Material: 'Stainless steel plate 2 mm',
        Protection: 'IP65 front, IK09',
        Interfaces: 'USB 2.0, 4 × 4 matrix',
        Mounting: 'From behind, 4 studs M4',
        Certification: 'CE, RoHS',
        'Dimensions (W × D × H)': '104 × 104 × 24 mm',
        Weight: '0.48 kg',
        Power: '5 V DC over USB, 0.2 W',
        'Operating temperature': '−30 to 70 °C',
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
      en: 'A full QWERTY of 66 stainless-steel keys that takes a 20 J blow and a water jet and still types in 14 language layouts.',
    },
    description: {
      en: [
        'Public terminals in libraries, prisons and control rooms need letters, and letters need a keyboard that survives cigarette ends, coffee and fists. The K80 is a plate of 3 mm stainless steel with 66 keys that cannot be levered out: each is held from below by a collar wider than its opening.',
        'Keys stand 1.2 mm proud of the plate and travel 2 mm, enough to type on for an hour. The pitch is 19 mm, as on any office keyboard. Function and shift levels can be assigned freely, stored in the keyboard itself, and locked so that a visitor cannot leave the browser.',
        'Below the plate a one-piece mat seals to IP65; three grooves lead water to the lower edge. The unit comes apart with eight screws from the rear and its mat can be washed at 60 °C.',
        'The K80 is mounted from behind, or in a sloping desk housing that we also make. It needs no driver under Windows 11 IoT or Linux, and a sealed M12 connector is available in place of the USB lead.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Keys: '66, stainless steel 304, QWERTY',
        'Key travel': '2.0 mm',
        'Key life': '10 million strokes per key',
        Material: 'Stainless steel plate 3 mm',
        Protection: 'IP65 front, IK10 (20 J)',
        Interfaces: 'USB 2.0; M12 on request',
        Mounting: 'From behind, 8 studs M4',
        Certification: 'CE, RoHS',
        'Dimensions (W × D × H)': '392 × 136 × 40 mm',
        Weight: '2.4 kg',
        Power: '5 V DC over USB, 0.4 W',
        'Operating temperature': '−30 to 70 °C',
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
      en: 'Keyboard and pointing device in one steel plate 480 mm wide: 66 keys, a 38 mm ball, two click keys, one USB lead.',
    },
    description: {
      en: [
        'A mouse on a public desk is gone within a week. The K90 puts its work into the plate: on the right of the 66 keys turns a 38 mm ball of phenolic resin, framed by two click keys that the thumb of either hand can reach.',
        'Ball and keys share one controller, so the host sees a keyboard and a mouse over a single lead. Speed, acceleration and the meaning of the click keys are set once by a key combination that staff know and visitors do not.',
        'The ball rests on three ruby supports and is read optically, without rollers that gather lint. A ring turned by a quarter with a pin spanner frees it for cleaning, and a drain below it leads spilled drinks out of the housing.',
        'Machine builders use the K90 on test benches and in cleaning areas, shipping lines on the bridge. It fills a 19-inch rack panel of four height units, and a fold-out drawer is available for that purpose.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Keys: '66 + 2 click keys, stainless steel 304, QWERTY',
        'Key travel': '2.0 mm',
        'Key life': '10 million strokes per key',
        Ball: '38 mm, phenolic resin',
        Resolution: '800 counts per inch',
        Material: 'Stainless steel plate 3 mm',
        Protection: 'IP65 keys, IP54 ball, IK10',
        Interfaces: 'USB 2.0',
        Mounting: 'From behind, 8 studs M4; 19-inch rack, 4 U',
        Certification: 'CE, RoHS',
        'Dimensions (W × D × H)': '480 × 170 × 62 mm',
        Weight: '3.2 kg',
        Power: '5 V DC over USB, 0.6 W',
        'Operating temperature': '−20 to 60 °C',
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
