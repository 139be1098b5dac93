import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import { facts } from '@/seed/demo/facts'
import type { DemoPage } from '../types'

const product = 'epp-e30-outdoor-pin-pad'

export const epp: DemoPage = {
  path: '/solutions/epp',
  title: { en: 'PCI-Approved Encrypting PIN Pad' },
  seo: {
    description: {
      en: 'Encrypting PIN pads to PCI PTS v5.x and v6: the PIN is encrypted where it is entered. Steel, heated, and glass models, key loading, tamper response within 1 to 10 ms.',
    },
  },
  layout: [
    {
      blockType: 'callouts',
      tone: 'ink',
      title: { en: 'Every PIN encrypted where it is entered' },
      text: {
        en: 'Our company began with an encrypting PIN pad in December 2003. This is the E30, made for outdoor use and evaluated to PCI PTS v6.',
      },
      picture: 'key:product-epp-e30-outdoor-pin-pad',
      points: [
        {
          title: { en: 'Privacy rim' },
          text: { en: 'Shields the hand on three sides and leaves room for a gloved finger.' },
          x: 30,
          y: 22,
        },
        {
          title: { en: 'Keys of 316 steel' },
          text: { en: `16 keys, 2.5 mm travel, ${facts.pinPadKeyLife} million presses each.` },
          x: 42,
          y: 46,
        },
        {
          title: { en: 'Closed membrane' },
          text: {
            en: 'Fluorosilicone under all keys. Water that gets past the keys runs off: IP65.',
          },
          x: 44,
          y: 68,
        },
        {
          title: { en: '12 W heater' },
          text: { en: 'Starts at 3 °C. From −40 °C the pad is ready for use after seven minutes.' },
          x: 75,
          y: 56,
        },
        {
          title: { en: 'Function keys' },
          text: { en: 'Identified by color, symbol, and touch.' },
          x: 60,
          y: 37,
        },
        {
          title: { en: 'Secure block' },
          text: {
            en: 'Processor, mesh, and battery cast in one block of resin. Ten sensors; keys erased in 1 ms.',
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
      title: { en: 'The path of a PIN' },
      text: {
        en: 'It is in the clear for two centimeters: between the finger and the processor below.',
      },
      layers: [
        {
          title: { en: 'Under the keys' },
          text: {
            en: 'Contacts are scanned in random order, so neither sound nor current reveals which key was pressed.',
          },
          parts: {
            en: 'Mesh around the electronics\nKeys stored in the processor\nFirmware with two signatures',
          },
          link: { en: 'PIN block, AES-256 or TDES' },
        },
        {
          title: { en: 'Terminal computer' },
          text: {
            en: 'Carries ciphertext from the USB port to the line. Malware on it learns nothing.',
          },
          parts: { en: 'CEN/XFS driver\nWindows 11 IoT Enterprise or Linux\nNo keys, no digits' },
          link: { en: 'NDC, DDC, ISO 8583' },
        },
        {
          title: { en: 'Bank host' },
          text: {
            en: 'Decrypts the PIN block in its own security module, with the key that belongs to this one pad.',
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
        en: 'Each is tested in the PCI PTS evaluation by an independent laboratory.',
      },
      items: [
        {
          title: { en: 'Removal from the panel' },
          text: {
            en: 'Six to ten sensors monitor the mounting. A pad that has been removed from its panel has no keys left.',
          },
        },
        {
          title: { en: 'Drilling and prying' },
          text: {
            en: 'A fine wire mesh surrounds the electronics; one broken strand triggers erasure.',
          },
        },
        {
          title: { en: 'Cold, heat, voltage' },
          text: {
            en: 'Outside its limits, the pad erases its keys. Cooling the memory to read it later does not help.',
          },
        },
        {
          title: { en: 'Eavesdropping' },
          text: {
            en: 'Random scanning, identical key tones, and a shielded supply leave no trace in sound, heat, or current.',
          },
        },
        {
          title: { en: 'Tampered firmware' },
          text: {
            en: 'Code runs only with our signature and is replaced only with two. The check runs at every start.',
          },
        },
        {
          title: { en: 'A dishonest insider' },
          text: {
            en: 'Two people hold the key parts, here and at the bank. The key room opens only for two and records both.',
          },
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Four pads, one command set' },
      text: {
        en: `A machine built for one takes the next without a change at the host. The PCI PTS v5 approvals of E10, E20, and E40 expire on ${facts.pinPadV5Expiry}. The E30 succeeds the E20; v6 successors of the others are in evaluation.`,
      },
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
        en: 'With test keys, C libraries, and the command manual. Encryptors are exported under license.',
      },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'security', product),
      secondText: { en: 'See all PIN pads' },
      secondHref: '/products/category/epp',
    },
  ],
}
