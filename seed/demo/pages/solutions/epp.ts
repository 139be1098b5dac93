import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const product = 'epp-e30-outdoor-pin-pad'

export const epp: DemoPage = {
  path: '/solutions/epp',
  title: { en: 'PCI-Approved Encrypting PIN Pad' },
  seo: {
    description: {
      en: 'Encrypting PIN pads to PCI PTS 5.x and v6: the PIN is ciphertext before it leaves the keys. Steel, heated and glass models, key loading, tamper response in 1 ms.',
    },
  },
  layout: [
    {
      blockType: 'callouts',
      tone: 'ink',
      title: { en: 'Nothing leaves these keys in clear' },
      text: {
        en: 'The PCI-approved encrypting PIN pad is where our company began in December 2003. This is the E30, made for the street and evaluated to PCI PTS v6.',
      },
      picture: 'key:product-epp-e30-outdoor-pin-pad',
      points: [
        {
          title: { en: 'Privacy rim' },
          text: { en: 'Shades the hand from three sides, and leaves a gloved finger its room.' },
          x: 30,
          y: 22,
        },
        {
          title: { en: 'Keys of 316 steel' },
          text: { en: '16 of them, 2.5 mm of travel, 5 million strokes each.' },
          x: 42,
          y: 46,
        },
        {
          title: { en: 'Closed membrane' },
          text: {
            en: 'Fluorosilicone under all keys. Water that has passed the steel runs off over it: IP65.',
          },
          x: 44,
          y: 68,
        },
        {
          title: { en: 'Heater of 12 W' },
          text: { en: 'Starts at 3 °C. From −40 °C a pad is ready for hands after seven minutes.' },
          x: 75,
          y: 56,
        },
        {
          title: { en: 'Function keys' },
          text: { en: 'Told apart by colour, by sign and by touch.' },
          x: 60,
          y: 37,
        },
        {
          title: { en: 'Secure block' },
          text: {
            en: 'Processor, mesh and battery in one piece of resin. Ten sensors, erasure in 1 ms.',
          },
          x: 62,
          y: 78,
        },
      ],
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'security', product),
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'security', product),
    },
    {
      blockType: 'layers',
      look: 'chain',
      tone: 'plain',
      title: { en: 'The way of a PIN' },
      text: {
        en: 'In clear it exists on two centimetres of the way: between the finger and the processor under it.',
      },
      layers: [
        {
          title: { en: 'Under the keys' },
          text: {
            en: 'Contacts are scanned in random order, so that neither sound nor current tells which was closed.',
          },
          parts: {
            en: 'Mesh round the electronics\nKeys stored in the processor\nFirmware with two signatures',
          },
          link: { en: 'PIN block, AES-256 or TDES' },
        },
        {
          title: { en: 'Terminal computer' },
          text: {
            en: 'Carries ciphertext from the USB port to the line. A virus in it learns nothing.',
          },
          parts: { en: 'CEN/XFS driver\nWindows 11 IoT or Linux\nNo key, no digit' },
          link: { en: 'NDC, DDC, ISO8583' },
        },
        {
          title: { en: 'Bank host' },
          text: {
            en: 'Opens the block in a security module of its own, with the key that belongs to this one pad.',
          },
          parts: { en: 'DUKPT or master/session\nTR-31 key blocks\nTR-34 remote loading' },
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'numbered',
      title: { en: 'What an attacker would have to get past' },
      text: {
        en: 'Each line is a test of the PCI PTS evaluation, made by a laboratory that does not know us.',
      },
      items: [
        {
          title: { en: 'Taking it out of the panel' },
          text: {
            en: 'Eight to ten sensors watch the seat, two of them without power. A pad that has been out of its panel has no keys left.',
          },
        },
        {
          title: { en: 'Drilling and prying' },
          text: {
            en: 'A wire mesh finer than any drill surrounds the electronics; one broken strand is enough.',
          },
        },
        {
          title: { en: 'Cold, heat, voltage' },
          text: {
            en: 'Outside its limits the pad erases itself. Cooling the memory to read it later does not help.',
          },
        },
        {
          title: { en: 'Listening in' },
          text: {
            en: 'Random scanning, equal tones and a shielded supply leave no trace in sound, heat or current.',
          },
        },
        {
          title: { en: 'Foreign firmware' },
          text: {
            en: 'Code runs only with our signature, and is replaced only with two. The check happens at each start.',
          },
        },
        {
          title: { en: 'A dishonest insider' },
          text: {
            en: 'Key parts are held by two people, here and at the bank. The key room opens for two and records both.',
          },
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Four pads, one command set' },
      text: { en: 'A machine built for one takes the next without a change at the host.' },
      products:
        'epp-e10-compact-pin-pad\nepp-e20-standard-pin-pad\nepp-e30-outdoor-pin-pad\nepp-e40-touch-pin-pad',
      specifications: {
        en: 'Keys\nKey life\nCertification\nEncryption\nKey management\nTamper protection\nProtection\nOperating temperature\nDimensions (W × D × H)',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'A sample for your laboratory' },
      text: {
        en: 'With test keys, libraries in C, the command manual and the number of its certificate, so that you can look it up yourself.',
      },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'security', product),
      secondText: { en: 'See all PIN pads' },
      secondHref: '/products/category/epp',
    },
  ],
}
