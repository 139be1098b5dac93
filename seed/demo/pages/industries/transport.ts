import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryTransport: DemoPage = {
  path: '/industries/transport',
  title: { en: 'Public and Transportation' },
  seo: {
    description: {
      en: 'Ticket machines, top-up stations, and counter terminals with one fare table: 14 seconds a ticket, in rain, frost, and rush hour.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'split',
      title: { en: 'Fourteen seconds to a ticket' },
      text: {
        en: 'From first touch to printed ticket, by coins, notes, card, or phone.',
      },
      picture: 'key:scene-industry-transport',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'transportation',
      layout: 'mirrored',
      builtIn: builtInSection('transportation'),
    },
    {
      blockType: 'layers',
      look: 'chain',
      tone: 'ink',
      title: { en: 'One fare table, three places to pay' },
      layers: [
        {
          title: { en: 'Terminals' },
          text: { en: 'Where passengers pay.' },
          parts: {
            en: 'C300 on the platform, 14 s a ticket\nC500 on the wall, 9 s a top-up\nC700 at the counter, 200 tickets a minute',
          },
          link: { en: 'Sales, faults, stock; works offline until the line returns' },
        },
        {
          title: { en: 'Control center' },
          text: { en: 'Monitors paper, coins, and doors at every station.' },
          parts: { en: 'Dated fare tables\nCash and coin levels\nSigned overnight updates' },
          link: 'ISO 8583, REST',
        },
        {
          title: { en: 'Operator and bank' },
          text: { en: 'Settles daily.' },
          parts: { en: 'Clearing between lines\nCard acquirer\nRefunds by ticket number' },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Built for weather, salt, and rough use' },
      text: { en: 'The C300 on an open platform: IP54, IK10, −25 to 50 °C.' },
      ctaText: { en: 'See the ticket machine' },
      ctaHref: '/product/otc-c300-ticket-machine',
      secondText: { en: 'See all transport products' },
      secondHref: '/products/transportation',
    },
  ],
}
