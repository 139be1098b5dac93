import type { DemoProduct } from '../types'

export const trackballProducts: DemoProduct[] = [
  {
    slug: 'trackball-t25-panel-trackball',
    category: 'trackball',
    name: { en: 'T25 Panel Trackball' },
    shortDescription: {
      en: 'A 25 mm ball in a steel plate of 84 × 84 mm, 57 mm deep: our smallest pointing device for terminals and instruments.',
    },
    description: {
      en: [
        'Where a touch screen is out of reach or out of the question, one finger on the T25 is enough. Its plate holds the ball and two click keys and is about as wide as a bank card, so it fits beside a keypad or under a small display.',
        'Steel bearings support the ball at three points, and an optical sensor reads it from below. There is no shaft to bend. Starting force is 0.25 N, light enough for precise work and firm enough to stay put on a ship.',
        'A threaded ring at the front releases the ball for cleaning; a set screw secures the ring. The rear is one flat board with a locking connector, so replacing a unit means two nuts and one plug.',
        'The T25 works as a USB mouse. A second version sends quadrature signals to older instruments, at 3.3 or 5 V, set by a solder jumper.',
      ].join('\n'),
    },
    attributes: {
      resolution: 400,
      protection: 'ip54',
      'impact-protection': 'ik08',
      dimensions: { width: 84, depth: 84, height: 57 },
      weight: 0.21,
      'peak-power': 0.15,
      'operating-temperature': { min: -20, max: 60 },
    },
    attributeTexts: {
      en: {
        protection: 'front',
      },
    },
    specifications: {
      en: {
        Ball: '25 mm, stainless steel',
        Keys: '2 click keys',
        'Service life': '5 million ball revolutions',
        Material: 'Stainless steel plate 2 mm',
        Interfaces: 'USB 2.0 or quadrature 3.3/5 V',
        Mounting: 'From behind, 2 studs M3',
        Certification: 'CE, RoHS',
        Power: '5 V DC over USB',
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
      en: 'A 38 mm trackball that can be hosed down: sealed to IP68 at 1 m for 24 hours, washable with hospital disinfectants.',
    },
    description: {
      en: [
        'Most trackballs keep water out with a lip that slows the ball. The T38 lets water in: ball and supports sit in an open cup, and the sealed sensor reads the ball through a sapphire window cast into the housing.',
        'The cup drains by itself when the panel is tilted 5 degrees or more and withstands a direct water jet. A turn to the left releases the ring; ring and ball lift out by hand and can go into the instrument washer at 93 °C.',
        'It is made for ultrasound consoles, laboratory hoods, food lines, and dockside cranes. Operators there wear gloves, so the ball stands 12 mm above the plate and turns with 0.4 N.',
        'Two sealed click keys can be connected through a second plug. The 1.5 m USB cable leaves the block through a molded gland. A shielded version for medical use, tested at 3 V/m, is manufactured under an ISO 13485 quality system.',
      ].join('\n'),
    },
    attributes: {
      resolution: 1000,
      protection: 'ip68',
      'impact-protection': 'ik09',
      dimensions: { width: 150, depth: 118, height: 75 },
      weight: 0.46,
      'peak-power': 0.25,
      'operating-temperature': { min: -30, max: 70 },
    },
    attributeTexts: {
      en: {
        protection: '1 m, 24 h',
      },
    },
    specifications: {
      en: {
        Ball: '38 mm, phenolic resin',
        Keys: '2 click keys on request',
        'Service life': '10 million ball revolutions',
        Material: 'Polyurethane-cast block, stainless steel ring',
        Interfaces: 'USB 2.0, cable 1.5 m',
        Mounting: 'From the front, 4 × M4',
        Certification: 'CE, RoHS; medical version manufactured under ISO 13485',
        Power: '5 V DC over USB',
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
      en: 'A 50 mm ball in a ring of 36 lights that shows museum visitors which way the exhibit turns before they touch it.',
    },
    description: {
      en: [
        'Children find the T50 first. The 50 mm ball, translucent or polished steel, fits hands of any age. A ring of 36 color LEDs shows where it can turn: lit on the left when the globe turns left, dark where the map ends.',
        'Software sets each LED with a simple USB report, 60 times a second, and reads back motion and touch. Augmented-reality viewers and city guides use this to lead visitors through a model without written instructions. When idle, the ring pulses slowly, once every six seconds.',
        'Ball and ring are scratch-resistant. The ring is flush with the 3 mm stainless-steel plate, so no edge collects crumbs. Two hidden bolts release a bayonet mount; a technician removes the ball in half a minute.',
        'As a pointing device, the T50 is an ordinary USB mouse; only the lights need a driver. Libraries for Windows 11 IoT Enterprise and Linux are included, with an example that runs in a browser.',
      ].join('\n'),
    },
    attributes: {
      resolution: 1200,
      protection: 'ip65',
      'impact-protection': 'ik10',
      dimensions: { width: 130, depth: 130, height: 83 },
      weight: 0.82,
      'peak-power': 2.4,
      'operating-temperature': { min: -20, max: 60 },
    },
    attributeTexts: {
      en: {
        protection: 'front',
      },
    },
    specifications: {
      en: {
        Ball: '50 mm, translucent resin or polished steel',
        Illumination: 'Ring of 36 RGB LEDs, 60 Hz',
        Keys: 'Touch-sensitive ring, 4 fields',
        'Service life': '10 million ball revolutions',
        Material: 'Stainless steel plate 3 mm, acrylic ring',
        Interfaces: 'USB 2.0',
        Mounting: 'From the front, bayonet and 2 bolts',
        Certification: 'CE, RoHS',
        Power: '5 V DC over USB',
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
