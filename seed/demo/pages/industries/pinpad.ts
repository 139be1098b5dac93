import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryPinpad: DemoPage = {
  path: '/industries/pinpad',
  title: { en: 'Encrypting PIN Pad' },
  seo: {
    description: {
      en: 'Encrypting PIN pads for makers of cash machines, ticket machines and kiosks: four models, one command set, PCI PTS 5.x and v6, keys loaded by two people.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: 'Twelve keys that keep a secret' },
      text: {
        en: 'The part of a terminal that people touch most and see least into. We have made it since December 2003, in steel, zinc and glass.',
      },
      picture: 'key:scene-industry-pinpad',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'security-access',
      layout: 'industry',
      builtIn: builtInSection('security-access'),
    },
    {
      blockType: 'featureList',
      look: 'numbered',
      title: { en: 'For makers who build it in' },
      text: { en: 'Most of our pads leave the works in machines of other names.' },
      items: [
        {
          title: { en: 'It fits your cut-out' },
          text: {
            en: 'The E20 and E30 fill the opening used in most cash machines of the world: 140 × 118 mm, four M4 bolts from behind.',
          },
        },
        {
          title: { en: 'It answers your commands' },
          text: {
            en: 'Command sets that replace older pads without a change at the host; CEN/XFS drivers for Windows 11 IoT, libraries in C for Linux.',
          },
        },
        {
          title: { en: 'It speaks your legends' },
          text: {
            en: 'Eleven legends in stock, etched 0.3 mm deep; a raised dot on the 5, and colours on the function keys.',
          },
        },
        {
          title: { en: 'It arrives with your keys' },
          text: {
            en: 'Loaded in our key room, which two people must open together, or on site, or from the host by TR-34.',
          },
        },
        {
          title: { en: 'It keeps its certificate' },
          text: {
            en: 'A pad with a worn face gets a new plate and keys at our works and remains what the laboratory evaluated.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'What an attacker would have to get past' },
      ctaText: { en: 'See inside the PIN pad' },
      ctaHref: '/solutions/epp',
      secondText: { en: 'All security products' },
      secondHref: '/products/security',
    },
  ],
}
