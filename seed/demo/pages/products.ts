import type { DemoPage } from './types'

export const products: DemoPage = {
  path: '/products',
  title: { en: 'Products', zh: '产品' },
  seo: {
    description: {
      en: 'Cash machines, recyclers, smart tellers, healthcare kiosks, PIN pads, keyboards and payment terminals, with their specifications.',
      zh: '现金设备、循环机、智慧柜员机、健康自助终端、密码键盘、金属键盘和支付终端及其技术参数。',
    },
  },
  layout: [
    { blockType: 'productGrid' },
    {
      blockType: 'callToAction',
      title: { en: 'Not sure which machine fits?', zh: '不确定哪款机器合适？' },
      text: {
        en: 'Tell us where it will stand and what it has to do. An engineer answers within 24 hours.',
        zh: '告诉我们它放在哪里、要做什么，工程师会在 24 小时内回复。',
      },
      ctaText: { en: 'Ask an engineer', zh: '咨询工程师' },
      ctaHref: '/contact',
    },
  ],
}
