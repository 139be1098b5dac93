import { facts } from '../facts'
import type { DemoProduct } from '../types'

export const signatureProducts: DemoProduct[] = [
  {
    slug: 'signature-g100-signature-pad',
    category: 'signature',
    name: { en: 'G100 Signature Pad' },
    shortDescription: {
      en: 'Records a signature 400 times a second at 2,048 levels of pressure and encrypts it before it leaves the pad.',
    },
    description: {
      en: [
        'A signature is more than its image. The G100 records speed, pressure, and the path of the pen in the air, 400 samples a second, so an expert can later examine it as thoroughly as ink on paper.',
        'The 5-inch display shows the text being signed above the line, on etched glass that feels like paper. The pen needs no battery and no cord; a coil grid below the display reads its position to 0.25 mm.',
        'Every sample is encrypted with AES-256 inside the pad and bound to the hash of the document, so a signature cannot be copied to another contract. The private key is generated in the device and never exported.',
        'One USB cable carries power and data. The file follows ISO/IEC 19794-7; our tools for Windows and Linux place it in a PDF. Pen tips are replaced by hand. We replace scratched glass within five days.',
      ].join('\n'),
    },
    attributes: {
      display: 5,
      encryption: ['aes-256', 'rsa-4096'],
      dimensions: { width: 236, depth: 172, height: 31 },
      weight: 0.41,
      'peak-power': 1.4,
      'operating-temperature': { min: 0, max: 45 },
    },
    attributeTexts: {
      en: {
        display: '800 × 480',
      },
    },
    specifications: {
      en: {
        Resolution: '2,048 pressure levels, 400 samples/s',
        Accuracy: '0.25 mm',
        Pen: 'No battery, 8 g, replaceable tip',
        Software: 'Libraries for Windows and Linux, PDF signing tool',
        Interfaces: 'USB 2.0',
        Certification: 'CE, IEC 62368-1; format ISO/IEC 19794-7',
        Power: '5 V DC over USB',
      },
    },
    order: 10,
    pictures: [
      'product-signature-g100-signature-pad',
      'product-signature-g100-signature-pad-front',
      'product-signature-g100-signature-pad-detail',
    ],
  },
  {
    slug: 'signature-g300-sign-and-pay',
    category: 'signature',
    name: { en: 'G300 Sign and Pay' },
    shortDescription: {
      en: 'Contract and payment on one 7-inch screen: signature, chip, contactless, and PIN to PCI PTS v5.x, in one 0.9 kg device.',
    },
    description: {
      en: [
        'At car rental desks, clinics, and phone stores, customers sign on one device and pay on another. The G300 combines both, with a separate processor for each, so the contract application never shares memory with a PIN.',
        'Digits appear on the glass only while the secure processor controls screen and touch. Only that processor can light the blue line above them. Chip slot and contactless reader are at the upper edge; a 20 mm privacy rim shields hands and digits.',
        'The pen clips to the side on a steel cord and records 300 samples a second at 1,024 pressure levels. Long documents scroll by finger, and the sign button stays gray until the last line has been shown.',
        `A locking stand, a wall arm, and a portable base are available. Payments go to the acquirer as ISO 8583 over Ethernet or Wi-Fi; documents go separately to the office system. Dealers can replace glass and pen without opening the security zone. The PCI PTS v5 approval expires on ${facts.pinPadV5Expiry}; a v6 successor is in evaluation.`,
      ].join('\n'),
    },
    attributes: {
      display: 7,
      'operating-system': ['linux'],
      protocols: ['iso8583'],
      encryption: ['aes-256', 'tdes', 'rsa-4096', 'sm4'],
      dimensions: { width: 190, depth: 260, height: 74 },
      weight: 0.9,
      'peak-power': 11,
      'operating-temperature': { min: 0, max: 45 },
    },
    attributeTexts: {
      en: {
        display: 'touch, 1,280 × 800',
      },
    },
    specifications: {
      en: {
        Resolution: '1,024 pressure levels, 300 samples/s',
        Pen: 'No battery, on steel cord, replaceable tip',
        'Card reader': 'Chip, contactless ISO/IEC 14443 A/B',
        'PIN pad': 'On glass, secure processor',
        'Key management': 'DUKPT, master/session, TR-31, TR-34',
        Software: 'Solgate Kiosk Software 4',
        Interfaces: 'Ethernet, Wi-Fi, USB',
        Certification: `PCI PTS v5.x (until ${facts.pinPadV5Expiry}), CE, IEC 62368-1`,
        Power: '12 V DC; 4 W idle',
      },
    },
    order: 20,
    pictures: [
      'product-signature-g300-sign-and-pay',
      'product-signature-g300-sign-and-pay-front',
      'product-signature-g300-sign-and-pay-detail',
    ],
  },
  {
    slug: 'signature-g500-document-desk',
    category: 'signature',
    name: { en: 'G500 Document Desk' },
    shortDescription: {
      en: 'An A4 page in actual size, 210 × 297 mm, flush with the desk; customers read, turn, and sign it as they would paper.',
    },
    description: {
      en: [
        'Nobody likes to sign a mortgage on a screen the size of a phone. The G500 shows the contract in actual size: 210 × 297 mm at 264 dpi, sharp enough for ten-point type, set into the desk where the paper used to be.',
        'It fits an opening of 236 × 342 mm and stands at most 1 mm above the desktop. Glass and pen are matched: etched surface, felt tip, 4,096 pressure levels, and less than 0.5 mm between pen tip and line.',
        'A touch on a corner turns the page to face advisor or customer. Passages can be marked by hand, and notes stay in the file. Before signing, the G500 lists any pages that have not been opened.',
        'A silent Linux computer behind the glass is cooled through the desk frame. It exchanges PDF documents with the branch application through a web service, signs them in the PAdES format, and deletes them when the session ends. Two levers below the desk release the unit for service.',
      ].join('\n'),
    },
    attributes: {
      display: 14.3,
      'operating-system': ['linux'],
      encryption: ['aes-256', 'rsa-4096', 'ecc-p-384'],
      protection: 'ip54',
      'impact-protection': 'ik07',
      dimensions: { width: 244, depth: 350, height: 38 },
      weight: 3.1,
      'peak-power': 24,
      'operating-temperature': { min: 5, max: 40 },
    },
    attributeTexts: {
      en: {
        display: 'touch, 210 × 297 mm, 264 dpi',
        protection: 'surface',
      },
    },
    specifications: {
      en: {
        Resolution: '4,096 pressure levels, 400 samples/s',
        Accuracy: '0.2 mm',
        Pen: 'No battery, 9 g, felt tip',
        Software: 'Solgate Kiosk Software 4; PAdES signatures',
        Interfaces: 'Ethernet, Wi-Fi, 2 × USB; web service',
        Mounting: 'Flush in desk, opening 236 × 342 mm',
        Certification: 'CE, IEC 62368-1; format ISO/IEC 19794-7',
        Power: '12–24 V DC; 9 W idle',
      },
    },
    isFeatured: true,
    order: 30,
    pictures: [
      'product-signature-g500-document-desk',
      'product-signature-g500-document-desk-front',
      'product-signature-g500-document-desk-detail',
    ],
  },
]
