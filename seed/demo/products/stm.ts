import type { DemoProduct } from '../types'

export const stmProducts: DemoProduct[] = [
  {
    slug: 'stm-s300-account-station',
    category: 'stm',
    name: { en: 'S300 Account Station' },
    shortDescription: {
      en: 'Opens an account and hands over a printed, encoded bank card in six minutes; 400 blank cards wait in two locked magazines.',
    },
    description: {
      en: [
        'The S300 does what the first desk in a branch does: it identifies a customer, explains the contract, takes the signature and gives out the card. No cash is inside, so it needs neither safe nor carrier and can stand in a shopping centre.',
        'Identity documents up to passport size lie on a scanner that reads visible, infrared and ultraviolet light and the chip. A 5-megapixel camera with depth sensing compares the face; fingerprints are captured at 500 dpi where the law asks for them.',
        'The card printer works in 300 dpi colour, writes chip and magnetic stripe and lays a protective film over the print. Each magazine holds 200 cards behind its own lock, and every blank is counted out against the log.',
        'Contracts are shown full-page on the 21.5-inch screen and signed on glass with a pen. The station hands the signed file to the core banking system through a web service or as ISO8583 messages, and printed pages leave from an A4 printer with 500 sheets.',
      ].join('\n'),
    },
    specifications: {
      en: {
        'Card capacity': '400 blank cards in 2 magazines',
        Throughput: '90 s per card printed and encoded',
        Display: '21.5-inch touch, 1,920 × 1,080',
        Scanner: 'Identity documents, visible, infrared, ultraviolet, chip',
        Camera: '5 megapixels with depth sensing',
        Identification: 'Document chip, face, fingerprint 500 dpi',
        'PIN pad': 'E20, 16 keys',
        Printer: 'A4 laser, 500 sheets; receipt 80 mm',
        Software: 'Solgate Terminal Software 7, Windows 11 IoT',
        Protocols: 'ISO8583, web service',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS 5.x',
        'Dimensions (W × D × H)': '640 × 520 × 1,480 mm',
        Weight: '128 kg',
        Power: '100–240 V AC, 50/60 Hz; 65 W idle, 480 W peak',
      },
    },
    order: 10,
    pictures: [
      'product-stm-s300-account-station',
      'product-stm-s300-account-station-front',
      'product-stm-s300-account-station-detail',
    ],
  },
  {
    slug: 'stm-s500-video-teller',
    category: 'stm',
    name: { en: 'S500 Video Teller' },
    shortDescription: {
      en: 'A teller in life size on a 27-inch screen, over a line of 2 Mbit/s; scanner, card printer and cash recycler obey from afar.',
    },
    description: {
      en: [
        'One teller in the city can serve customers in five valleys. The S500 shows a face in life size on a 27-inch portrait screen, with a camera behind the glass just above the eyes, so that both sides look at each other and not past each other.',
        'Video needs 2 Mbit/s and holds on at 600 kbit/s by dropping resolution before it drops sound. Four microphones follow the speaker; a handset on a steel cord cuts the loudspeaker off as soon as it is lifted. Two glass wings keep the PIN pad out of neighbours’ sight.',
        'The teller guides the machine by remote control: scans an A4 page or a passport, opens the shutter of the recycler, prints a card, offers a document for signature. Every step is confirmed by the customer on the 15.6-inch touch screen below.',
        'Four recycling cassettes hold 8,000 notes in a grade I safe. Outside calling hours the S500 works alone as an ATM and deposit machine. Cash unit and document unit open separately, so a paper change does not touch the money.',
      ].join('\n'),
    },
    specifications: {
      en: {
        'Note capacity': '8,000 notes in 4 recycling cassettes',
        'Bundle size': '200 notes in, 200 out',
        'Card capacity': '200 blank cards in 1 magazine',
        Display: '27-inch portrait; 15.6-inch touch',
        Camera: '2 megapixels behind the screen; 5 megapixels for documents',
        Scanner: 'A4 documents, passports, cheques',
        'PIN pad': 'E20, 16 keys',
        Safe: 'EN 1143-1 grade I',
        Interfaces: 'Ethernet, 4G modem; video from 600 kbit/s',
        Software: 'Solgate Terminal Software 7, Windows 11 IoT',
        Protocols: 'NDC, DDC, ISO8583',
        'Dimensions (W × D × H)': '820 × 980 × 1,780 mm',
        Weight: '690 kg',
        Power: '100–240 V AC, 50/60 Hz; 110 W idle, 620 W peak',
      },
    },
    isFeatured: true,
    order: 20,
    pictures: [
      'product-stm-s500-video-teller',
      'product-stm-s500-video-teller-front',
      'product-stm-s500-video-teller-detail',
    ],
  },
  {
    slug: 'stm-s900-branch-cabin',
    category: 'stm',
    name: { en: 'S900 Branch Cabin' },
    shortDescription: {
      en: 'A whole branch on 6.2 m²: a walk-in cabin with video teller, desk and cash, set up in two days on a level floor.',
    },
    description: {
      en: [
        'The S900 is for places where a branch would be too much and a machine too little: hospitals, campuses, villages, ferry terminals. A customer opens the sliding door with card or telephone, it closes behind them, and the glass turns from clear to frosted.',
        'Inside stand an S500 video teller, a desk with a document screen and two seats. The walls damp speech by 35 dB. A ventilation unit changes the air in four minutes and cools or warms it; the threshold is level and the turning circle is 1,500 mm, enough for a wheelchair.',
        'Eleven steel and glass elements arrive on one lorry and are bolted together by four people in two days, without welding. The cash unit reaches through the rear wall, so that it is filled from a locked service side 700 mm deep.',
        'Door, lights, air, alarm and machine report as one object to the terminal management system. On a power cut, a battery opens the door, keeps the light on for 60 minutes and finishes the running transaction.',
      ].join('\n'),
    },
    specifications: {
      en: {
        'Note capacity': '8,000 notes in 4 recycling cassettes',
        Display: '27-inch portrait; 15.6-inch touch; 15.6-inch in the desk',
        'PIN pad': 'E20, 16 keys',
        Safe: 'EN 1143-1 grade I',
        'Sound insulation': '35 dB',
        Ventilation: 'Full air change in 4 min, heating and cooling',
        Material: 'Steel frame, laminated switchable glass',
        Mounting: '11 elements, 4 people, 2 days',
        Software: 'Solgate Terminal Software 7, Windows 11 IoT',
        Protocols: 'NDC, DDC, ISO8583',
        'Dimensions (W × D × H)': '2,400 × 2,600 × 2,500 mm; service side + 700 mm',
        Weight: '1,950 kg',
        Power: '220–240 V AC, 50/60 Hz, 16 A; 0.4 kW idle, 2.8 kW peak',
        'Operating temperature': '−20 to 45 °C outside',
      },
    },
    order: 30,
    pictures: [
      'product-stm-s900-branch-cabin',
      'product-stm-s900-branch-cabin-front',
      'product-stm-s900-branch-cabin-detail',
    ],
  },
]
