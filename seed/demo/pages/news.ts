import type { DemoPage } from './types'

export const news: DemoPage = {
  path: '/news',
  title: { en: 'News' },
  seo: {
    description: {
      en: 'New machines, certificates, software releases, and what we learned from them.',
    },
  },
  layout: [{ blockType: 'newsList' }],
}
