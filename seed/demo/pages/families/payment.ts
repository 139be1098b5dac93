import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familyPayment: DemoPage = {
  path: '/products/payment',
  title: { en: 'Payment Products' },
  seo: {
    description: {
      en: 'Signature terminals, payroll controllers and kiosks, and bitcoin kiosks, with specifications.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: 'Paid out and accounted for' },
      text: {
        en: 'Wages, signatures, cards, and exchange: four categories for payments that leave a record.',
      },
      picture: 'key:scene-solution-payment',
    },
    {
      blockType: 'familyProducts',
      family: 'payment',
      limit: 6,
      title: { en: 'Signatures, wages, exchange' },
    },
    {
      blockType: 'figures',
      layout: 'strip',
      title: { en: 'In figures' },
      items: [
        {
          value: '400',
          label: { en: 'samples a second' },
          detail: { en: 'Of pressure and speed, for each signature.' },
        },
        {
          value: '120',
          label: { en: 'payouts an hour' },
          detail: { en: 'In notes and coins, by the W600.' },
        },
        {
          value: '2',
          label: { en: 'approvals' },
          detail: { en: 'Before any wage is paid.' },
        },
        {
          value: { en: '55 s' },
          label: { en: 'for a purchase' },
          detail: { en: 'Of bitcoin with five notes at the B200. Not offered in mainland China.' },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Need to issue cards?' },
      text: { en: '600 cards in stock, one issued in 12 seconds.' },
      ctaText: { en: 'See the card dispenser kiosk' },
      ctaHref: '/solutions/payment/card',
      secondText: getQuote,
      secondHref: contactLink('quote', 'payment'),
    },
    {
      blockType: 'textSection',
      title: { en: 'Who uses them' },
      text: {
        en: 'Plants that pay in cash, desks where contracts are signed, and exchange offices.',
      },
      ctaText: { en: 'See payment terminals' },
      ctaHref: '/industries/payments',
    },
  ],
}
