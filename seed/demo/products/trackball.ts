import type { DemoProduct } from '../types'

export const trackballProducts: DemoProduct[] = [
  {
    slug: 'trackball-t25-panel-trackball',
    category: 'trackball',
    name: { en: 'T25 Panel Trackball' },
    shortDescription: {
      en: 'A 25 mm ball in a steel plate of 80 × 60 mm, 28 mm deep: the smallest pointing device we fit into terminals and instruments.',
    },
    description: {
      en: [
        'Where a touch screen is out of reach or out of the question, one finger on the T25 is enough. Its plate carries the ball and two click keys and is about as large as a bank card, so that it fits beside a keypad or under a small display.',
        'Steel ball bearings carry the ball at three points; an optical sensor reads its lower side. There is no shaft to bend. Starting force is 0.25 N, light enough for exact work and heavy enough to stay put on a ship.',
        'A threaded ring in front lets the ball out for cleaning, and a set screw keeps the ring from visitors. The rear is one flat board with a locking connector: replacing a unit means two nuts and one plug.',
        'The T25 registers as a USB mouse. A second version sends quadrature signals to older instruments, with a level of 3.3 or 5 V chosen by a solder bridge.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Ball: '25 mm, stainless steel',
        Keys: '2 click keys',
        Resolution: '400 counts per inch',
        'Service life': '5 million ball revolutions',
        Material: 'Stainless steel plate 2 mm',
        Protection: 'IP54 front, IK08',
        Interfaces: 'USB 2.0 or quadrature 3.3/5 V',
        Mounting: 'From behind, 2 studs M3',
        Certification: 'CE, RoHS',
        'Dimensions (W × D × H)': '80 × 60 × 28 mm',
        Weight: '0.21 kg',
        Power: '5 V DC over USB, 0.15 W',
        'Operating temperature': '−20 to 60 °C',
      },
    },
    order: 10,
    pictures: [
      'product-trackball-t25-panel-trackball',
      'product-trackball-t25-panel-trackball-front',
      'product-trackball-t25-panel-trackball-detail',
    ],
  },
  {
    slug: 'trackball-t38-sealed-trackball',
    category: 'trackball',
    name: { en: 'T38 Sealed Trackball' },
    shortDescription: {
      en: 'A 38 mm ball that may be hosed down: sealed to IP68 at 1 m for 24 hours, washable with hospital disinfectants.',
    },
    description: {
      en: [
        'Most trackballs keep water out with a lip that brakes the ball. The T38 lets water in. Ball and supports sit in a cup that belongs to the outside; sensor and electronics look at it through a sapphire window cast into the housing.',
        'That cup drains by itself when the panel leans by 5 degrees or more, and a strong jet may be pointed straight at it. The ring lifts out by hand with a turn to the left, the ball follows, and both go into the instrument washer at 93 °C.',
        'Ultrasound consoles, laboratory hoods, food lines and dockside cranes are its places. Glove work is the rule there, so the ball stands 12 mm above the plate and turns with 0.4 N.',
        'Two sealed click keys can be wired to it through a second connector. The cable leaves the block through a moulded gland, 1.5 m long, with USB; a shielded version for 3 V/m medical surroundings carries the ISO 13485 file of its production.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Ball: '38 mm, phenolic resin',
        Keys: '2 click keys on request',
        Resolution: '1,000 counts per inch',
        'Service life': '10 million ball revolutions',
        Material: 'Polyurethane-cast block, stainless steel ring',
        Protection: 'IP68 (1 m, 24 h), IK09',
        Interfaces: 'USB 2.0, cable 1.5 m',
        Mounting: 'From the front, 4 × M4',
        Certification: 'CE, RoHS; production ISO 13485',
        'Dimensions (W × D × H)': '90 × 90 × 58 mm',
        Weight: '0.46 kg',
        Power: '5 V DC over USB, 0.25 W',
        'Operating temperature': '−30 to 70 °C',
      },
    },
    order: 20,
    pictures: [
      'product-trackball-t38-sealed-trackball',
      'product-trackball-t38-sealed-trackball-front',
      'product-trackball-t38-sealed-trackball-detail',
    ],
  },
  {
    slug: 'trackball-t50-lit-trackball',
    category: 'trackball',
    name: { en: 'T50 Lit Trackball' },
    shortDescription: {
      en: 'A 50 mm ball in a ring of 36 lights that shows museum visitors which way the exhibit will turn before they touch it.',
    },
    description: {
      en: [
        'Children find the T50 first. A ball of 50 mm, translucent or in polished steel, invites a hand of any age, and a ring of 36 coloured diodes runs ahead of its motion: to the left when the globe can be turned left, dark on the side where the map ends.',
        'Software sets each diode by a simple report over USB, 60 times a second, and reads back motion and touch. Augmented-reality viewers and city guides use this to lead a visitor through a model without a line of instruction. Left alone, the ring breathes slowly, once in six seconds.',
        'Ball and ring are scratch-resistant and flush with a plate of 3 mm stainless steel; no edge collects crumbs. Two hidden bolts release a bayonet, and a technician has the ball out in half a minute.',
        'A driver is needed for the light only: as a pointing device the T50 is an ordinary USB mouse. Libraries for Windows 11 IoT and Linux, with an example that runs in a browser, are part of the delivery.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Ball: '50 mm, translucent resin or polished steel',
        Illumination: 'Ring of 36 RGB diodes, 60 Hz',
        Keys: 'Touch-sensitive ring, 4 fields',
        Resolution: '1,200 counts per inch',
        'Service life': '10 million ball revolutions',
        Material: 'Stainless steel plate 3 mm, acrylic ring',
        Protection: 'IP65 front, IK10',
        Interfaces: 'USB 2.0',
        Mounting: 'From the front, bayonet and 2 bolts',
        Certification: 'CE, RoHS',
        'Dimensions (W × D × H)': '120 × 120 × 66 mm',
        Weight: '0.82 kg',
        Power: '5 V DC over USB, 2.4 W',
        'Operating temperature': '−20 to 60 °C',
      },
    },
    isFeatured: true,
    order: 30,
    pictures: [
      'product-trackball-t50-lit-trackball',
      'product-trackball-t50-lit-trackball-front',
      'product-trackball-t50-lit-trackball-detail',
    ],
  },
]
