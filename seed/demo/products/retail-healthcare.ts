import type { DemoProduct } from '../types'

export const retailHealthcareProducts: DemoProduct[] = [
  {
    slug: 'retail-healthcare-p200-self-checkout',
    category: 'retail-healthcare',
    name: { en: 'P200 Self-Checkout' },
    shortDescription: {
      en: 'Scans 25 items a minute, weighs to 2 g and takes card or phone on 0.24 m² of floor, less than a shopping trolley.',
    },
    description: {
      en: [
        'Four P200 units fit where two staffed tills stood. The scanner reads barcodes from two planes, so an item only has to pass through the light, whichever way it lies; produce is recognised by a camera above the plate and confirmed with a touch.',
        'Scale and scanner share one glass plate, weighing up to 15 kg in steps of 2 g below 6 kg and 5 g above. A second scale under the bag shelf compares each article with what it should weigh and calls for help only when the difference matters.',
        'Payment happens on the E40 glass PIN pad beside the screen: chip, contactless card, phone. An attendant clears an age check from a tablet without walking over, and the lamp on its mast shows the state of each till at 15 m.',
        'Three parts wear: plate, printer head, receipt blade. They are changed from the front, each in less than three minutes. Tills of the shop connect by a local web service or as a standard serial scanner-scale.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Throughput: '25 items/min',
        Display: '15.6-inch touch, 1,920 × 1,080',
        Scanner: 'Two planes, barcodes and QR; produce camera',
        Accuracy: '2 g up to 6 kg, 5 g up to 15 kg',
        Payment: 'Chip card, contactless card, phone, QR code',
        'PIN pad': 'E40, glass',
        Printer: 'Thermal 80 mm with cutter',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: 'Ethernet, Wi-Fi, USB, RS-232',
        Certification: 'CE, IEC 62368-1, OIML R 76 class III; PIN pad PCI PTS 5.x',
        'Dimensions (W × D × H)': '460 × 520 × 1,420 mm',
        Weight: '64 kg',
        Power: '100–240 V AC, 50/60 Hz; 30 W idle, 95 W peak',
      },
    },
    order: 10,
    pictures: [
      'product-retail-healthcare-p200-self-checkout',
      'product-retail-healthcare-p200-self-checkout-front',
      'product-retail-healthcare-p200-self-checkout-detail',
    ],
  },
  {
    slug: 'retail-healthcare-p400-pharmacy-pick-up',
    category: 'retail-healthcare',
    name: { en: 'P400 Pharmacy Pick-Up' },
    shortDescription: {
      en: 'A wall of 48 lockers hands out prescriptions around the clock; eight of them are kept at 2–8 °C for insulin and vaccines.',
    },
    description: {
      en: [
        'The pharmacist fills the P400 in the afternoon; patients come when their shift ends. They show a code or their insurance card, enter the year of birth, pay what is due, and one door springs open. The visit lasts 20 seconds.',
        'One terminal column commands lockers in three sizes, delivered in blocks of sixteen. The wall grows to 160 compartments on the same controller. Doors are 1.5 mm steel with concealed hinges, and each lock reports both that it is closed and that it is empty.',
        'Two Peltier units per cooled block hold 2–8 °C and write the temperature down every minute. Should a compartment leave its range for more than ten minutes, it locks, and pharmacist and patient both receive a message.',
        'Loading goes by scan: bag, door, done. The P400 can stand in a wall, filled from the dispensary behind it, or free-standing and filled from the front. It exchanges orders with pharmacy software through a REST interface and keeps names only as long as a bag is waiting.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Compartments: '48 in 3 sizes, 8 of them cooled; up to 160',
        Throughput: '20 s per pick-up',
        Display: '15.6-inch touch, 1,920 × 1,080',
        Identification: 'QR code, insurance card, user code',
        Payment: 'Chip card, contactless card, phone, QR code',
        'PIN pad': 'E10, 12 keys',
        Lock: '48 electric locks with door and content sensor',
        Material: 'Powder-coated steel, 1.5 mm doors',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: 'Ethernet, 4G modem; REST interface',
        'Dimensions (W × D × H)': '2,850 × 560 × 2,050 mm',
        Weight: '410 kg',
        Power: '100–240 V AC, 50/60 Hz; 60 W idle, 340 W peak with cooling',
        'Operating temperature': '5–35 °C',
      },
    },
    order: 20,
    pictures: [
      'product-retail-healthcare-p400-pharmacy-pick-up',
      'product-retail-healthcare-p400-pharmacy-pick-up-front',
      'product-retail-healthcare-p400-pharmacy-pick-up-detail',
    ],
  },
  {
    slug: 'retail-healthcare-p600-card-dispenser-kiosk',
    category: 'retail-healthcare',
    name: { en: 'P600 Card Dispenser Kiosk' },
    shortDescription: {
      en: 'Issues and refills gift, loyalty and patient cards from 600 in stock; the touch display comes in four sizes from 15.6 to 21.5 inches.',
    },
    description: {
      en: [
        'One kiosk, three errands: buy a card, top one up, replace a lost one. The P600 draws new cards from two magazines of 300, encodes chip, contactless memory or magnetic stripe, reads the result back and only then lets the card go.',
        'The customer pays by bank card on the E10 PIN pad or with up to 15 notes inserted singly. Refilling needs no insertion at all: the card is laid on a field of light below the display, and the new balance appears in three seconds.',
        'Door, foot and head are common to all versions; the display, 15.6, 17, 19 or 21.5 inches, sits in an interchangeable frame. Shops therefore choose the size late, and change it later with six screws.',
        'Magazines are sealed at the issuer and swapped under a lock of their own in one minute. A card that fails verification goes to a capture bin with its number on record. Issuing systems connect through ISO8583 or a REST interface, and stock levels are reported at every change.',
      ].join('\n'),
    },
    specifications: {
      en: {
        'Card capacity': '600 cards in 2 magazines, capture bin for 50',
        'Note capacity': '1,000 notes in 1 stacker',
        Throughput: '12 s per card issued, 3 s per top-up',
        Display: '15.6, 17, 19 or 21.5-inch touch',
        'Card reader': 'Chip, contactless ISO/IEC 14443, magnetic stripe',
        'PIN pad': 'E10, 12 keys',
        Payment: 'Chip card, contactless card, phone, notes',
        Printer: 'Thermal 80 mm',
        Software: 'Solgate Terminal Software 7, Windows 11 IoT or Linux',
        Protocols: 'ISO8583, REST interface',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS 5.x',
        'Dimensions (W × D × H)': '420 × 430 × 1,550 mm; 560 mm wide with 21.5-inch display',
        Weight: '74 kg',
        Power: '100–240 V AC, 50/60 Hz; 30 W idle, 120 W peak',
      },
    },
    order: 30,
    pictures: [
      'product-retail-healthcare-p600-card-dispenser-kiosk',
      'product-retail-healthcare-p600-card-dispenser-kiosk-front',
      'product-retail-healthcare-p600-card-dispenser-kiosk-detail',
    ],
  },
]
