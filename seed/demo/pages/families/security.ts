import { contactLink, getQuote } from '../contact-link'
import { facts } from '@/seed/demo/facts'
import type { DemoPage } from '../types'

export const familySecurity: DemoPage = {
  path: '/products/security',
  title: { en: 'Security Products' },
  seo: {
    description: {
      en: 'Encrypting PIN pads to PCI PTS v5.x and v6, steel keyboards to IP65, and lock modules for safes and cabinets.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'floor',
      title: { en: 'The parts people touch' },
      text: {
        en: 'Some keys protect a PIN; others only have to last. We make both, from the same steel.',
      },
      picture: 'key:scene-industry-pinpad',
    },
    {
      blockType: 'dataTable',
      title: { en: 'Is a PIN entered?' },
      text: {
        en: `A PIN needs an encrypting pad; a floor number does not. PCI PTS v5 approvals expire on ${facts.pinPadV5Expiry}; the E30 succeeds the E20, and v6 successors of the E10 and E40 are in evaluation.`,
      },
      columns: { en: 'What is entered | Choose | Why' },
      rows: {
        en: `PIN, indoors | E10, E20 | PCI PTS v5.x, keys of zinc or steel\nPIN, outdoors | E30 | PCI PTS v6, IP65, heated to −40 °C\nPIN, wiped often | E40 | PCI PTS v5.x, glass, 10 million entries\nNumbers, no PIN | K60 | Braille, ${facts.keyboardKeyLife} million presses, a fraction of the price\nText | K80 | 66 keys, IK10 with 20 J\nText and pointing | K90 | 38 mm ball in the same plate`,
      },
    },
    {
      blockType: 'familyProducts',
      family: 'security',
      limit: 6,
      title: { en: 'Pads, keyboards, and lock modules' },
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
      title: { en: 'Who uses them' },
      text: {
        en: 'Makers of ATMs, ticket machines, and kiosks build our pads into machines under their own brands.',
      },
      ctaText: { en: 'See encrypting PIN pads' },
      ctaHref: '/industries/pinpad',
    },
  ],
}
