import type { DemoPage } from './types'

export const products: DemoPage = {
  path: '/products',
  title: { en: 'Products' },
  seo: {
    description: {
      en: 'ATMs, recyclers, smart tellers, healthcare kiosks, PIN pads, keyboards, and payment terminals, with their specifications.',
    },
  },
  layout: [
    { blockType: 'productGrid' },
    {
      blockType: 'callToAction',
      title: { en: 'Not sure which machine fits?' },
      text: {
        en: 'Tell us where it will be installed and what it has to do. An engineer answers within 24 hours.',
      },
      ctaText: { en: 'Ask an engineer' },
      ctaHref: '/contact#contact-form',
    },
  ],
}
