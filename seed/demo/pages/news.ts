import type { DemoPage } from './types'

export const news: DemoPage = {
  path: '/news',
  title: { en: 'News' },
  seo: {
    description: {
      en: 'New machines, certificates, and software releases, and what we have learned from them.',
    },
  },
  layout: [
    { blockType: 'newsList' },
    {
      blockType: 'callToAction',
      title: { en: 'For newsrooms' },
      text: { en: 'A contact, the company in one paragraph, the logo, and pictures for print.' },
      ctaText: { en: 'Visit the press page' },
      ctaHref: '/press',
    },
  ],
}
