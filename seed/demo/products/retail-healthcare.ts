import type { DemoProduct } from '../types'

export const retailHealthcareProducts: DemoProduct[] = [
  {
    slug: 'retail-healthcare-p200-self-checkout',
    category: 'retail-healthcare',
    name: { en: 'P200 Self-Checkout' },
    shortDescription: {
      en: 'Scans 25 items a minute, weighs to 2 g, and takes card or phone on 0.73 m² of floor.',
    },
    description: {
      en: [
        'Four P200 units fit in the space of two staffed checkouts. The scanner reads barcodes in two planes, whichever way an item is turned. A camera above the plate recognizes produce, and the customer confirms with a touch.',
        'Scale and scanner share one glass plate, weighing up to 15 kg in steps of 2 g below 6 kg and 5 g above. A second scale under the bagging shelf compares each item with its expected weight and calls an attendant only if the difference is significant.',
        'Customers pay at the E40 glass PIN pad beside the screen by chip card, contactless card, or phone. Attendants clear age checks from a tablet without walking over. A lamp on a mast shows the status of each unit from 15 m away.',
        'Three parts wear: plate, print head, and receipt blade. Each is replaced from the front in less than three minutes. The P200 connects to the store’s point-of-sale system through a local web service or as a standard serial scanner-scale.',
      ].join('\n'),
    },
    attributes: {
      display: 15.6,
      'pin-pad': 'e40',
      'operating-system': ['linux'],
      dimensions: { width: 1210, depth: 600, height: 1720 },
      weight: 64,
      'peak-power': 95,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        display: 'touch, 1,920 × 1,080',
        'pin-pad': 'glass',
      },
    },
    specifications: {
      en: {
        Throughput: '25 items/min',
        Scanner: 'Two planes, barcodes and QR; produce camera',
        Accuracy: '2 g up to 6 kg, 5 g up to 15 kg',
        Payment: 'Chip card, contactless card, phone, QR code',
        Printer: 'Thermal 80 mm with cutter',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, Wi-Fi, USB, RS-232',
        Certification: 'CE, IEC 62368-1, OIML R 76 class III; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 30 W idle',
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
    category: 'health',
    name: { en: 'P400 Pharmacy Pick-Up' },
    shortDescription: {
      en: 'A wall of 48 lockers for prescription pick-up around the clock; eight of them are kept at 2–8 °C for insulin and vaccines.',
    },
    description: {
      en: [
        'The pharmacist fills the P400 in the afternoon; patients come when their shift ends. They scan a code or present their insurance card, enter their year of birth, pay what is due, and one door springs open. A pick-up takes 20 seconds.',
        'One terminal column controls lockers in three sizes, delivered in blocks of sixteen. The wall can grow to 160 compartments on the same controller. Doors are 1.5 mm steel with concealed hinges. Each lock reports whether it is closed and whether the compartment is empty.',
        'Two Peltier units cool the block of eight to 2–8 °C, and the temperature is logged every minute. If a compartment is out of range for more than ten minutes, it locks, and pharmacist and patient both receive a message.',
        'To load, scan the bag and close the door. The P400 can be built into a wall and filled from the dispensary behind it, or stand free and be filled from the front. It exchanges orders with pharmacy software through a REST API and keeps names only while a bag is waiting.',
      ].join('\n'),
    },
    attributes: {
      display: 15.6,
      'pin-pad': 'e10',
      'operating-system': ['linux'],
      dimensions: { width: 2500, depth: 580, height: 2050 },
      weight: 410,
      'peak-power': 340,
      'operating-temperature': { min: 5, max: 35 },
    },
    attributeTexts: {
      en: {
        display: 'touch, 1,920 × 1,080',
        'pin-pad': '12 keys',
        'peak-power': 'with cooling',
      },
    },
    specifications: {
      en: {
        Compartments: '48 in 3 sizes, 8 of them cooled; up to 160',
        Throughput: '20 s per pick-up',
        Identification: 'QR code, insurance card, user code',
        Payment: 'Chip card, contactless card, phone, QR code',
        Lock: '48 electric locks with door and content sensor',
        Material: 'Powder-coated steel, 1.5 mm doors',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, 4G modem; REST API',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 60 W idle',
      },
    },
    order: 40,
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
      en: 'Issues and reloads gift, loyalty, and patient cards from 600 in stock; the touch display comes in four sizes from 15.6 to 21.5 inches.',
    },
    description: {
      en: [
        'Customers buy, top up, or replace cards at one kiosk. The P600 takes new cards from two magazines of 300, encodes the chip, contactless memory, or magnetic stripe, and checks the result before it releases the card.',
        'Customers pay by bank card on the E10 PIN pad or with up to 15 notes inserted one by one. To top up, they place the card on the lit area below the display, and the new balance appears in three seconds.',
        'Door, base, and head are the same in all versions. The display, 15.6, 17, 19, or 21.5 inches, sits in an interchangeable frame held by six screws, so stores can change the size at any time.',
        'Magazines are sealed by the issuer, have their own lock, and are swapped in one minute. A card that fails verification goes to a capture bin, and its number is recorded. Issuing systems connect through ISO 8583 or a REST API; every change in stock is reported.',
      ].join('\n'),
    },
    attributes: {
      'note-capacity': 1000,
      'pin-pad': 'e10',
      'operating-system': ['windows-11-iot', 'linux'],
      protocols: ['iso8583', 'rest-api'],
      dimensions: { width: 420, depth: 430, height: 1550 },
      weight: 74,
      'peak-power': 120,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        'note-capacity': '1 stacker',
        'pin-pad': '12 keys',
        dimensions: '560 mm wide with 21.5-inch display',
      },
    },
    specifications: {
      en: {
        'Card capacity': '600 cards in 2 magazines, capture bin for 50',
        Throughput: '12 s per card issued, 3 s per top-up',
        Display: '15.6-, 17-, 19-, or 21.5-inch touch',
        'Card reader': 'Chip, contactless ISO/IEC 14443, magnetic stripe',
        Payment: 'Chip card, contactless card, phone, notes',
        Printer: 'Thermal 80 mm',
        Interfaces: 'Ethernet, Wi-Fi, USB',
        Software: 'Solgate Kiosk Software 4',
        Certification: 'CE, IEC 62368-1; PIN pad PCI PTS v5.x',
        Power: '100–240 V AC, 50/60 Hz; 30 W idle',
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
