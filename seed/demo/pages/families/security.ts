import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familySecurity: DemoPage = {
  path: '/products/security',
  title: { en: 'Security Products' },
  seo: {
    description: {
      en: 'Encrypting PIN pads to PCI PTS 5.x and v6, and steel keyboards to IP65: the parts of a terminal that are touched.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'floor',
      title: { en: 'The parts that are touched' },
      text: {
        en: 'A key that keeps a secret, and a key that only has to last. We make both from the same steel.',
      },
      picture: 'key:scene-industry-pinpad',
    },
    {
      blockType: 'dataTable',
      title: { en: 'Does it have a secret to keep?' },
      text: {
        en: 'The first question when choosing. A PIN belongs on an encrypting pad; a floor number does not.',
      },
      columns: { en: 'What is entered | Take | Because' },
      rows: {
        en: 'PIN, indoors | E10, E20 | PCI PTS 5.x, keys of zinc or steel\nPIN, on the street | E30 | PCI PTS v6, IP65, heated to −40 °C\nPIN, wiped often | E40 | glass, 10 million entries\nNumbers without a secret | K60 | Braille, 10 million strokes, a fraction of the price\nText | K80 | 66 keys, IK10 with 20 J\nText and pointing | K90 | 38 mm ball in the same plate',
      },
    },
    {
      blockType: 'familyProducts',
      family: 'security',
      limit: 6,
      title: { en: 'Pads and keyboards' },
    },
    {
      blockType: 'callToAction',
      title: { en: 'A sample with test keys' },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'security'),
      secondText: { en: 'See inside the PIN pad' },
      secondHref: '/solutions/epp',
    },
    {
      blockType: 'textSection',
      title: { en: 'The trade they serve' },
      text: {
        en: 'Makers of cash machines, ticket machines and kiosks build our pads into machines of their own names.',
      },
      ctaText: { en: 'Encrypting PIN Pad' },
      ctaHref: '/industries/pinpad',
    },
  ],
}
