import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familyTransportation: DemoPage = {
  path: '/products/transportation',
  title: {
    en: 'Transportation Products',
    zh: '交通产品',
    hi: 'परिवहन उत्पाद',
    ja: '交通向け製品',
    ko: '교통 제품',
    th: 'ผลิตภัณฑ์การขนส่ง',
    vi: 'Sản phẩm giao thông',
    ru: 'Продукты для транспорта',
    id: 'Produk Transportasi',
    ms: 'Produk Pengangkutan',
  },
  seo: {
    description: {
      en: 'Ticket machines, top-up stations and counter terminals with their specifications: three terminals, one back office.',
      zh: '售票机、充值机和窗口终端及其技术参数：三种终端，一个后台。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'split',
      tone: 'paper',
      title: {
        en: 'Rain, frost, rush hour',
        zh: '雨天、霜冻、高峰',
      },
      text: {
        en: 'Tickets and top-ups go on. Three terminals for the three places where a fare is paid: the platform, the corridor and the counter.',
        zh: '售票充值照常。三种终端，对应三处付费的地方：站台、通道和窗口。',
      },
      picture: 'key:section-transportation',
    },
    {
      blockType: 'familyProducts',
      family: 'transportation',
      limit: 6,
      title: { en: 'Sell, top up, settle', zh: '售票、充值、窗口办理' },
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Side by side', zh: '并列比较' },
      products: 'otc-c300-ticket-machine\notc-c500-top-up-station\notc-c700-counter-terminal',
      specifications: {
        en: 'Throughput\nDisplay\nPayment\nPrinter\nProtection\nInterfaces\nDimensions (W × D × H)',
        zh: '处理速度\n显示屏\n支付方式\n打印机\n防护等级\n接口\n外形尺寸（宽 × 深 × 高）',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'How the three work on one fare table', zh: '三种终端如何共用一张票价表' },
      ctaText: { en: 'Public and Transportation', zh: '公共与交通' },
      ctaHref: '/industries/transport',
      secondText: getQuote,
      secondHref: contactLink('quote', 'transportation'),
    },
  ],
}
