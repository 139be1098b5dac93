import { facts } from '../facts'
import type { DemoPage } from './types'

const title = { en: 'Press' }

export const press: DemoPage = {
  path: '/press',
  title,
  seo: {
    description: {
      en: 'For newsrooms: a contact, the company in one paragraph, the logo and pictures for print, and the latest news.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title,
      text: { en: 'Facts, pictures, and a contact who answers before your deadline.' },
      tone: 'paper',
      ctaText: { en: 'Write to the press office' },
      ctaHref: '/contact?interest=other#contact-form',
    },
    {
      blockType: 'textSection',
      title: { en: 'Press contact' },
      text: {
        en: 'Mei Tanaka answers on working days from our office in Rotterdam, in English, Dutch, and Japanese: press@solgate-terminals.example\n+31-10-555-0147',
      },
    },
    {
      blockType: 'textSection',
      title: { en: 'The company in one paragraph' },
      text: {
        en: `Solgate Terminals makes self-service terminals: ATMs, recyclers, smart tellers, healthcare kiosks, and the encrypting PIN pads inside them. Founded in Shenzhen in December ${facts.firstKeyboard}, the company builds its machines in Huizhou, employs 420 people, among them more than 100 engineers, and serves 500+ installations in 50+ countries.`,
      },
    },
    {
      blockType: 'downloadList',
      title: { en: 'Logo and pictures' },
      text: {
        en: 'Free for use in reports about us, unaltered and credited to Solgate Terminals.',
      },
      kind: 'press',
    },
    { blockType: 'newsList', limit: 3 },
  ],
}
