import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryTransport: DemoPage = {
  path: '/industries/transport',
  title: { en: 'Public and Transportation' },
  seo: {
    description: {
      en: 'Ticket machines, top-up stations and counter terminals on one fare table: fourteen seconds a ticket, in rain, frost and rush hour.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'split',
      title: { en: 'Fourteen seconds to the platform' },
      text: {
        en: 'From the first touch to the ticket, for coins, notes, card or phone. The train leaves in sixty.',
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
          text: { en: 'Where passengers meet the fare.' },
          parts: {
            en: 'C300 on the platform, 14 s a ticket\nC500 on the wall, 9 s a top-up\nC700 at the counter, 200 tickets a minute',
          },
          link: { en: 'Sales, faults, stock; offline until the line returns' },
        },
        {
          title: { en: 'Control centre' },
          text: { en: 'Sees paper, coins and doors of every station.' },
          parts: { en: 'Fare table with its date\nCash and coin levels\nSigned updates by night' },
          link: 'ISO8583, REST',
        },
        {
          title: { en: 'Operator and bank' },
          text: { en: 'Settles by the day.' },
          parts: { en: 'Clearing between lines\nCard acquirer\nRefunds by ticket number' },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Weather, salt and the occasional boot' },
      text: { en: 'IP54, IK10, −25 to 50 °C: values of the C300 on an open platform.' },
      ctaText: { en: 'See the ticket machine' },
      ctaHref: '/product/otc-c300-ticket-machine',
      secondText: { en: 'All transport products' },
      secondHref: '/products/transportation',
    },
  ],
}
