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
        'A signature is more than its picture. The G100 keeps speed, pressure and the path of the pen in the air, 400 samples a second, so that an expert can later compare it as one would compare ink.',
        'The 5-inch display shows the words being signed above the line, on glass with an etched surface that drags like paper. The pen has no battery and no cord inside it; its position is read by a coil grid below the display to 0.25 mm.',
        'Every sample is encrypted with AES-256 within the pad and bound to the hash of the document, so a signature cannot be lifted from one contract to the next. The private key is generated in the device and never exported.',
        'One USB lead brings power and data. The file follows ISO/IEC 19794-7 and can be placed in PDF by the tools we deliver for Windows and Linux. Tips of the pen are pulled out with two fingers; the glass, if scratched, is replaced by us within five days.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Display: '5-inch, 800 × 480',
        Resolution: '2,048 pressure levels, 400 samples/s',
        Accuracy: '0.25 mm',
        Pen: 'Without battery, 8 g, tips exchangeable',
        Encryption: 'AES-256, RSA-4096',
        Software: 'Libraries for Windows and Linux, PDF signing tool',
        Interfaces: 'USB 2.0',
        Certification: 'CE, IEC 62368-1; format ISO/IEC 19794-7',
        'Dimensions (W × D × H)': '186 × 158 × 14 mm',
        Weight: '0.41 kg',
        Power: '5 V DC over USB, 1.4 W',
        'Operating temperature': '0–45 °C',
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
      en: 'Contract and payment on one 7-inch screen: chip, contactless and PIN to PCI PTS 5.x, then the signature, in one device of 0.9 kg.',
    },
    description: {
      en: [
        'Car rental, clinics, mobile-phone shops: first the customer signs, then the customer pays, and usually on two devices. The G300 joins both and hands each part of the job to its own processor, so that a contract application never shares memory with a PIN.',
        'Digits appear on the glass only while the secure processor owns screen and touch, and a blue line above them is lit by that processor alone. Chip slot and contactless field lie at the upper edge; a privacy rim of 20 mm shades both hands and digits.',
        'The pen clips in at the side on a steel cord and writes at 300 samples a second with 1,024 pressure levels. For long texts the page scrolls under a finger, and the sign button stays grey until the last line has been on the screen.',
        'A stand with lock, a wall arm and a loose foot are available. Payment goes to the acquirer as ISO8583 over Ethernet or Wi-Fi; documents go their own way to the office system. Screen glass and pen can be exchanged by a dealer without opening the security zone.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Display: '7-inch touch, 1,280 × 800',
        Resolution: '1,024 pressure levels, 300 samples/s',
        Pen: 'Without battery, on steel cord, tips exchangeable',
        'Card reader': 'Chip, contactless ISO/IEC 14443 A/B',
        'PIN pad': 'On glass, secure processor',
        Encryption: 'AES-256, TDES, RSA-4096, SM4',
        'Key management': 'DUKPT, master/session, TR-31, TR-34',
        Protocols: 'ISO8583',
        Software: 'Solgate Terminal Software 7, Linux',
        Interfaces: 'Ethernet, Wi-Fi, USB',
        Certification: 'PCI PTS 5.x, CE, IEC 62368-1',
        'Dimensions (W × D × H)': '214 × 190 × 48 mm',
        Weight: '0.9 kg',
        Power: '12 V DC, 4 W idle, 11 W peak',
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
      en: 'An A4 page in its true size, 210 × 297 mm, lies flush in the desk; customers read, turn and sign it as they would paper.',
    },
    description: {
      en: [
        'Nobody likes to sign a mortgage on a strip of glass the size of a chocolate bar. The G500 shows the contract one to one: 210 × 297 mm at 264 dpi, ten-point type as sharp as from an office printer, lying in the surface of the desk where the paper used to be.',
        'It is let into an opening of 236 × 342 mm and stands 0 to 1 mm proud of the wood. Glass and pen are matched to one another: etched surface, felt tip, 4,096 pressure levels, an air gap of less than half a millimetre between point and line.',
        'Adviser and customer each see the page their own way up at the touch of a corner. Passages may be marked by hand, remarks stay in the file, and a page that has not been opened is named before the signature is asked for.',
        'Behind the glass works a computer with Linux, cooled through the desk frame and silent. It exchanges PDF documents with the branch application by web service, signs them in the PAdES format, and forgets them when the session is closed. Two levers below the desk release the unit for service.',
      ].join('\n'),
    },
    specifications: {
      en: {
        Display: '14.3-inch touch, 210 × 297 mm, 264 dpi',
        Resolution: '4,096 pressure levels, 400 samples/s',
        Accuracy: '0.2 mm',
        Pen: 'Without battery, felt tip, 9 g',
        Encryption: 'AES-256, RSA-4096, ECC P-384',
        Software: 'Solgate Terminal Software 7, Linux; PAdES signatures',
        Interfaces: 'Ethernet, Wi-Fi, 2 × USB; web service',
        Mounting: 'Flush in desk, opening 236 × 342 mm',
        Protection: 'IP54 surface, IK07',
        Certification: 'CE, IEC 62368-1; format ISO/IEC 19794-7',
        'Dimensions (W × D × H)': '244 × 350 × 38 mm',
        Weight: '3.1 kg',
        Power: '12–24 V DC, 9 W idle, 24 W peak',
        'Operating temperature': '5–40 °C',
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
