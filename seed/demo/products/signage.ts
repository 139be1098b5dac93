import type { DemoProduct } from '../types'

export const signageProducts: DemoProduct[] = [
  {
    slug: 'signage-v300-digital-signage-display',
    category: 'signage',
    name: { en: 'V300 Digital Signage Display' },
    shortDescription: {
      en: 'Digital signage for branches and waiting rooms: 43 inches on the wall, 74 mm deep, with the player built in.',
    },
    description: {
      en: [
        'People look up when their number comes. The V300 shows it in digits 150 mm tall, reads it aloud through two speakers, and returns to your own pages after eight seconds. Numbers come from the branch system over the network.',
        'The player is a fanless Linux computer. It loads pages, films, and timetables from your server and stores them, so the screen keeps running for seven days without a connection. Pages are ordinary web pages; whoever makes your website can make them.',
        'A sensor below the screen measures the light in the room and sets the brightness between 150 and 700 cd/m². At closing time the screen goes dark and draws 2 W until morning.',
        'The display hangs on a steel rail with four anchors, and a lock at the lower edge keeps it there. Cables go straight into the wall. Player, power supply, and panel are three modules; a technician replaces each in 15 minutes.',
      ].join('\n'),
    },
    attributes: {
      display: 43,
      'display-brightness': 700,
      'operating-system': ['linux'],
      dimensions: { width: 985, depth: 74, height: 622 },
      weight: 18.5,
      'peak-power': 120,
      'operating-temperature': { min: 0, max: 40 },
    },
    attributeTexts: {
      en: {
        display: '3,840 × 2,160',
        'display-brightness': 'set by a light sensor',
      },
    },
    specifications: {
      en: {
        Sound: '2 speakers, 10 W each',
        Software: 'Solgate Kiosk Software 4; web pages as content',
        Interfaces: 'Ethernet, Wi-Fi, HDMI, 2 × USB',
        Mounting: 'On a wall rail, 4 anchors',
        Certification: 'CE, IEC 62368-1',
        Power: '100–240 V AC, 50/60 Hz; 62 W average',
      },
    },
    order: 10,
    pictures: [
      'product-signage-v300-digital-signage-display',
      'product-signage-v300-digital-signage-display-front',
      'product-signage-v300-digital-signage-display-detail',
    ],
  },
  {
    slug: 'signage-v500-digital-signage-totem',
    category: 'signage',
    name: { en: 'V500 Digital Signage Totem' },
    shortDescription: {
      en: 'Digital signage for streets and stops: 55 inches upright, 2,500 cd/m², readable in full sun, from −25 to 50 °C.',
    },
    description: {
      en: [
        'At noon, most screens show the street behind you. The V500 shines at 2,500 cd/m² through bonded glass that reflects less than 1% of the light, so a timetable can be read in full sun, and through polarized sunglasses too.',
        'Air moves in two separate circuits: a closed one cools the panel, the other only the heat exchanger in the rear wall. Dust stays out of the electronics, and there is no filter to change.',
        'The body is aluminum on a steel plate with four anchors. Laminated glass 8 mm thick withstands impacts of 20 J. An L20 lock module holds the service door: it opens with the badge of the technician, and the office sees each opening.',
        'Pages come over Ethernet or 4G and are kept for seven days. The office sees what each totem shows, how bright and how warm it is, and can put one message on all of them within five seconds.',
      ].join('\n'),
    },
    attributes: {
      display: 55,
      'display-brightness': 2500,
      'operating-system': ['linux'],
      protection: 'ip65',
      'impact-protection': 'ik10',
      dimensions: { width: 820, depth: 420, height: 2040 },
      weight: 148,
      'peak-power': 480,
      'operating-temperature': { min: -25, max: 50 },
    },
    attributeTexts: {
      en: {
        display: 'upright, 2,160 × 3,840',
        'display-brightness': 'set by a light sensor',
      },
    },
    specifications: {
      en: {
        Ventilation: '2 air circuits, heat exchanger, no filter',
        Lock: 'L20 lock module, badge',
        Software: 'Solgate Kiosk Software 4; web pages as content',
        Interfaces: 'Ethernet, 4G modem',
        Mounting: 'On the floor, 4 anchors',
        Certification: 'CE, IEC 62368-1',
        Power: '100–240 V AC, 50/60 Hz; 210 W average',
      },
    },
    order: 20,
    pictures: [
      'product-signage-v500-digital-signage-totem',
      'product-signage-v500-digital-signage-totem-front',
      'product-signage-v500-digital-signage-totem-detail',
    ],
  },
]
