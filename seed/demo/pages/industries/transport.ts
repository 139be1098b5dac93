import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryTransport: DemoPage = {
  path: '/industries/transport',
  title: {
    en: 'Public and Transportation',
    zh: '公共与交通',
    hi: 'सार्वजनिक सेवाएँ और परिवहन',
    ja: '公共・交通',
    ko: '공공·교통',
    th: 'บริการสาธารณะและการขนส่ง',
    vi: 'Công cộng và giao thông',
    ru: 'Общественный сектор и транспорт',
    id: 'Layanan Publik dan Transportasi',
    ms: 'Awam dan Pengangkutan',
  },
  seo: {
    description: {
      en: 'Ticket machines, top-up stations and counter terminals on one fare table: fourteen seconds a ticket, in rain, frost and rush hour.',
      zh: '售票机、充值机和窗口终端共用一张票价表：十四秒一张票，雨雪高峰皆可。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'split',
      title: { en: 'Fourteen seconds to the platform', zh: '十四秒，去站台' },
      text: {
        en: 'From the first touch to the ticket, for coins, notes, card or phone. The train leaves in sixty.',
        zh: '从第一次触摸到车票到手，硬币、纸币、刷卡、手机皆可。列车六十秒后开。',
      },
      picture: 'key:scene-industry-transport',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'transportation',
      layout: 'mirrored',
      builtIn: builtInSection('transportation'),
    },
    {
      blockType: 'layers',
      look: 'chain',
      tone: 'ink',
      title: { en: 'One fare table, three places to pay', zh: '一张票价表，三处付款' },
      layers: [
        {
          title: { en: 'Terminals', zh: '终端' },
          text: { en: 'Where passengers meet the fare.', zh: '乘客与票价相遇的地方。' },
          parts: {
            en: 'C300 on the platform, 14 s a ticket\nC500 on the wall, 9 s a top-up\nC700 at the counter, 200 tickets a minute',
            zh: '站台 C300，14 秒一张票\n墙面 C500，9 秒充值\n窗口 C700，每分钟 200 张票',
          },
          link: {
            en: 'Sales, faults, stock; offline until the line returns',
            zh: '售票、故障、库存；断网照常，恢复补传',
          },
        },
        {
          title: { en: 'Control centre', zh: '控制中心' },
          text: {
            en: 'Sees paper, coins and doors of every station.',
            zh: '掌握每个车站的纸张、硬币和柜门。',
          },
          parts: {
            en: 'Fare table with its date\nCash and coin levels\nSigned updates by night',
            zh: '带生效日期的票价表\n钞币余量\n夜间签名升级',
          },
          link: 'ISO8583, REST',
        },
        {
          title: { en: 'Operator and bank', zh: '运营方与银行' },
          text: { en: 'Settles by the day.', zh: '按日结算。' },
          parts: {
            en: 'Clearing between lines\nCard acquirer\nRefunds by ticket number',
            zh: '线路间清分\n收单机构\n凭票号退款',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Weather, salt and the occasional boot', zh: '风雨、盐雾和偶尔的一脚' },
      text: {
        en: 'IP54, IK10, −25 to 50 °C: values of the C300 on an open platform.',
        zh: 'IP54、IK10、−25 至 50 °C：露天站台上的 C300。',
      },
      ctaText: { en: 'See the ticket machine', zh: '查看售票机' },
      ctaHref: '/product/otc-c300-ticket-machine',
      secondText: { en: 'All transport products', zh: '全部交通产品' },
      secondHref: '/products/transportation',
    },
  ],
}
