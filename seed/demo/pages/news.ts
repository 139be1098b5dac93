import type { DemoPage } from './types'

export const news: DemoPage = {
  path: '/news',
  title: {
    en: 'News',
    zh: '新闻',
    hi: 'समाचार',
    ja: 'ニュース',
    ko: '뉴스',
    th: 'ข่าว',
    vi: 'Tin tức',
    ru: 'Новости',
    id: 'Berita',
    ms: 'Berita',
  },
  seo: {
    description: {
      en: 'New machines, certificates, software releases and what we learned from them.',
      zh: '新机型、认证、软件版本，以及我们从中学到的东西。',
    },
  },
  layout: [{ blockType: 'newsList' }],
}
