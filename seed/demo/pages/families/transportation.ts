import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familyTransportation: DemoPage = {
  path: '/products/transportation',
  title: { en: 'Transportation Products' },
  seo: {
    description: {
      en: 'Ticket machines, top-up stations, and counter terminals with specifications: three terminals, one back office.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'split',
      tone: 'paper',
      title: { en: 'Rain, frost, rush hour' },
      text: {
        en: 'Sales and top-ups continue. Three terminals for the three places where fares are paid: the platform, the corridor, and the counter.',
      },
      picture: 'key:section-transportation',
    },
    {
      blockType: 'familyProducts',
      family: 'transportation',
      limit: 6,
      title: { en: 'Sell, top up, settle' },
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Side by side' },
      products: 'otc-c300-ticket-machine\notc-c500-top-up-station\notc-c700-counter-terminal',
      specifications: {
        en: 'Throughput\nDisplay\nPayment\nPrinter\nProtection\nInterfaces\nDimensions (W × D × H)',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'One fare table for all three' },
      ctaText: { en: 'See Public and Transportation' },
      ctaHref: '/industries/transport',
      secondText: getQuote,
      secondHref: contactLink('quote', 'transportation'),
    },
  ],
}
