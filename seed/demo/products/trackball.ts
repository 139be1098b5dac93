import type { DemoProduct } from '../types'

export const trackballProducts: DemoProduct[] = [
  {
    slug: 'trackball-t25-panel-trackball',
    category: 'trackball',
    name: { en: 'T25 Panel Trackball' },
    shortDescription: {
      en: 'A 25 mm ball in a steel plate of 80 × 60 mm, 28 mm deep: our smallest pointing device for terminals and instruments.',
    },
    description: {
      en: [
        'Where a touch screen is out of reach or out of the question, one finger on the T25 is enough. Its plate holds the ball and two click keys and is about the size of a bank card, so it fits beside a keypad or under a small display.',
        'Steel bearings support the ball at three points, and an optical sensor reads it from below. There is no shaft to bend. Starting force is 0.25 N, light enough for precise work and firm enough to stay put on a ship.',
        'A threaded ring at the front releases the ball for cleaning; a set screw secures the ring. The rear is one flat board with a locking connector, so replacing a unit means two nuts and one plug.',
        'The T25 works as a USB mouse. A second version sends quadrature signals to older instruments, at 3.3 or 5 V, set by a solder jumper.',
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
      en: 'A 38 mm trackball that can be hosed down: sealed to IP68 at 1 m for 24 hours, washable with hospital disinfectants.',
    },
    description: {
      en: [
        'Most trackballs keep water out with a lip that slows the ball. The T38 lets water in: ball and supports sit in an open cup, and the sealed sensor reads the ball through a sapphire window cast into the housing.',
        'The cup drains by itself when the panel is tilted 5 degrees or more and withstands a direct water jet. A turn to the left releases the ring; ring and ball lift out by hand and can go into the instrument washer at 93 °C.',
        'It is made for ultrasound consoles, laboratory hoods, food lines, and dockside cranes. Operators there wear gloves, so the ball stands 12 mm above the plate and turns with 0.4 N.',
        'Two sealed click keys can be connected through a second plug. The 1.5 m USB cable leaves the block through a molded gland. A shielded version for medical use, tested at 3 V/m, is made under ISO 13485.',
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
        Certification: 'CE, RoHS; medical version made under ISO 13485',
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
      en: 'A 50 mm ball in a ring of 36 lights that shows museum visitors which way the exhibit turns before they touch it.',
    },
    description: {
      en: [
        'Children find the T50 first. The 50 mm ball, translucent or polished steel, fits hands of any age. A ring of 36 color LEDs shows where it can turn: lit on the left when the globe turns left, dark where the map ends.',
        'Software sets each LED with a simple USB report, 60 times a second, and reads back motion and touch. Augmented-reality viewers and city guides use this to lead visitors through a model without written instructions. When idle, the ring pulses slowly, once every six seconds.',
        'Ball and ring are scratch-resistant. The ring is flush with the 3 mm stainless-steel plate, so no edge collects crumbs. Two hidden bolts release a bayonet mount; a technician removes the ball in half a minute.',
        'As a pointing device, the T50 is an ordinary USB mouse; only the lights need a driver. Libraries for Windows 11 IoT and Linux are included, with an example that runs in a browser.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Ball: '50 mm, translucent resin or polished steel',
        Illumination: 'Ring of 36 RGB LEDs, 60 Hz',
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
