import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryPayments: DemoPage = {
  path: '/industries/payments',
  title: { en: 'Payment Terminals' },
  seo: {
    description: {
      en: 'Payroll controllers and kiosks, signature terminals, bitcoin kiosks, and self-checkouts: payments that need more than a card.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: 'Two approvals before the money moves' },
      text: {
        en: 'A wage is paid only after two people have approved the pay run. The controller splits it into notes and coins and signs each payout in a tamper-evident journal.',
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
          title: { en: 'Wages' },
          text: {
            en: 'Employees clock in at up to 30 a minute and are paid to the last coin, 120 an hour.',
          },
        },
        {
          title: { en: 'Contracts' },
          text: {
            en: 'Read on a full-size A4 page and signed, with the pen recorded 400 times a second.',
          },
        },
        {
          title: { en: 'Exchange' },
          text: {
            en: 'Cash for bitcoin and back, with rate and fee shown first. Offered only where licensed; not in mainland China.',
          },
        },
        {
          title: { en: 'PINs' },
          text: {
            en: 'Wherever a PIN is required, it is entered on a PCI PTS-approved encrypting pad that we make.',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Payroll, signature, bitcoin, cards' },
      ctaText: { en: 'See all payment products' },
      ctaHref: '/products/payment',
      secondText: { en: 'See the card dispenser' },
      secondHref: '/solutions/payment/card',
    },
  ],
}
