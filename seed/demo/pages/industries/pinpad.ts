import { builtInSection } from '../section-text'
import { facts } from '@/seed/demo/facts'
import type { DemoPage } from '../types'

export const industryPinpad: DemoPage = {
  path: '/industries/pinpad',
  title: { en: 'Encrypting PIN Pad' },
  seo: {
    description: {
      en: 'Encrypting PIN pads for makers of ATMs, ticket machines, and kiosks: four models, one command set, PCI PTS v5.x and v6, keys loaded by two people.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: 'The keypad that protects the PIN' },
      text: {
        en: 'It is the most-touched part of a terminal and the most protected. We have worked on it since December 2003, in steel, zinc, and glass.',
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
      text: { en: 'Most of our pads are built into other makers’ machines.' },
      items: [
        {
          title: { en: 'Fits your cutout' },
          text: {
            en: 'The E20 and E30 fit the opening used in most ATMs worldwide: 140 × 118 mm, four M4 bolts from behind.',
          },
        },
        {
          title: { en: 'Uses your commands' },
          text: {
            en: 'Command sets that let it replace older pads without a change at the host; CEN/XFS drivers for Windows 11 IoT Enterprise, C libraries for Linux.',
          },
        },
        {
          title: { en: 'With your key legends' },
          text: {
            en: 'Eleven legends in stock, etched 0.3 mm deep; a raised dot on the 5 and color on the function keys.',
          },
        },
        {
          title: { en: 'Arrives with your cryptographic keys' },
          text: {
            en: 'Cryptographic keys loaded in our key room (opened only by two people together), on site, or from the host by TR-34.',
          },
        },
        {
          title: { en: 'Approval stays valid' },
          text: {
            en: `Worn pads get a new plate and keys at our factory. v5 approvals expire on ${facts.pinPadV5Expiry}: the E30 succeeds the E20; E10 and E40 successors are in evaluation.`,
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'What an attacker would have to get past' },
      ctaText: { en: 'See inside the PIN pad' },
      ctaHref: '/solutions/epp',
      secondText: { en: 'See all security products' },
      secondHref: '/products/security',
    },
  ],
}
