import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryPayments: DemoPage = {
  path: '/industries/payments',
  title: { en: 'Payment Terminals' },
  seo: {
    description: {
      en: 'Payroll controllers and kiosks, signature terminals, bitcoin kiosks and self-checkouts: payments that need more than a card.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: 'Two approvals, then the money moves' },
      text: {
        en: 'A wage is paid when two people have signed the pay run. The controller splits it into notes and coins, and signs each pay-out in a journal that cannot be altered.',
      },
      picture: 'key:scene-industry-payments',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'payment',
      layout: 'mirrored',
      builtIn: builtInSection('payment'),
    },
    {
      blockType: 'featureList',
      look: 'plain',
      title: { en: 'Four kinds of payment' },
      items: [
        {
          title: { en: 'A wage' },
          text: {
            en: 'Clocked at the gate by 30 people a minute, paid to the last coin at 120 an hour.',
          },
        },
        {
          title: { en: 'A contract' },
          text: {
            en: 'Read on a page of true A4, signed 400 times a second, paid on the same glass.',
          },
        },
        {
          title: { en: 'An exchange' },
          text: {
            en: 'Notes for bitcoin and back, with rate and fee shown before the first note goes in.',
          },
        },
        {
          title: { en: 'A PIN' },
          text: {
            en: 'Wherever one is asked for, it is entered on an encrypting pad of our own make, to PCI PTS 5.x.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Payroll, signature, bitcoin, cards' },
      ctaText: { en: 'All payment products' },
      ctaHref: '/products/payment',
      secondText: { en: 'See the card dispenser' },
      secondHref: '/solutions/payment/card',
    },
  ],
}
