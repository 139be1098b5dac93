import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familyBanking: DemoPage = {
  path: '/products/banking',
  title: {
    en: 'Banking Products',
    zh: '银行产品',
    hi: 'बैंकिंग उत्पाद',
    ja: '銀行向け製品',
    ko: '은행 제품',
    th: 'ผลิตภัณฑ์ธนาคาร',
    vi: 'Sản phẩm ngân hàng',
    ru: 'Продукты для банков',
    id: 'Produk Perbankan',
    ms: 'Produk Perbankan',
  },
  seo: {
    description: {
      en: 'Cash deposit machines, ATMs, cash recyclers and smart tellers with their specifications: fourteen machines, one application, one management system.',
      zh: '存款机、取款机、循环机和智慧柜员机及其技术参数：十四款设备，一套应用，一个管理系统。',
    },
  },
  layout: [
    {
      blockType: 'familyProducts',
      family: 'banking',
      limit: 6,
      title: {
        en: 'Machines that take in, pay out and recycle cash',
        zh: '收款、付款、循环现金的设备',
      },
      text: {
        en: 'Four kinds of machine share note head, PIN pad and software. A branch chooses by what its customers bring and what they fetch.',
        zh: '四类设备共用鉴钞模块、密码键盘和软件。网点按客户存什么、取什么来选。',
      },
    },
    {
      blockType: 'figures',
      layout: 'lead',
      tone: 'ink',
      title: { en: 'What they have in common', zh: '它们的共同点' },
      items: [
        {
          value: '4',
          label: { en: 'kinds of machine, one application', zh: '类设备，一套应用' },
          detail: {
            en: 'NDC, DDC and ISO8583 above, CEN/XFS below.',
            zh: '上接 NDC、DDC 和 ISO8583，下接 CEN/XFS。',
          },
        },
        {
          value: '720',
          label: { en: 'notes a minute', zh: '张每分钟' },
          detail: {
            en: 'Paid out by the recyclers; 600 taken in.',
            zh: '循环机付款速度；收款 600 张。',
          },
        },
        {
          value: 'I–III',
          label: { en: 'grades of safe', zh: '级保险柜' },
          detail: { en: 'To EN 1143-1, by place.', zh: '符合 EN 1143-1，按安装地点选配。' },
        },
        {
          value: '18 min',
          label: { en: 'to change a module', zh: '更换一个模块' },
          detail: { en: 'Average of service visits.', zh: '维修到访的平均值。' },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Which of them belong in your branch', zh: '哪一款适合您的网点' },
      text: {
        en: 'Tell us notes in, notes out and square metres; an engineer answers within 24 hours.',
        zh: '告诉我们存多少、取多少、有几平方米，工程师会在 24 小时内回复。',
      },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'banking'),
      secondText: { en: 'Bank and Identity', zh: '银行与身份' },
      secondHref: '/industries/banking',
    },
  ],
}
