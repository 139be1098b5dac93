import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familyInformation: DemoPage = {
  path: '/products/information',
  title: {
    en: 'Information Products',
    zh: '信息产品',
    hi: 'सूचना उत्पाद',
    ja: '情報向け製品',
    ko: '정보 제품',
    th: 'ผลิตภัณฑ์ด้านข้อมูล',
    vi: 'Sản phẩm thông tin',
    ru: 'Информационные продукты',
    id: 'Produk Informasi',
    ms: 'Produk Maklumat',
  },
  seo: {
    description: {
      en: 'Trackballs of 25, 38 and 50 mm for panels, wet rooms and exhibitions, with their specifications.',
      zh: '用于面板、潮湿场所和展览的 25、38、50 毫米轨迹球及其技术参数。',
    },
  },
  layout: [
    {
      blockType: 'callouts',
      tone: 'ink',
      title: { en: 'Signs and screens that answer', zh: '能回答问题的标牌和屏幕' },
      text: {
        en: 'Every one of them needs something to take hold of. The T50 is made for hands of every size.',
        zh: '它们都需要一个可以抓住的东西。T50 为大大小小的手而造。',
      },
      picture: 'key:product-trackball-t50-lit-trackball',
      points: [
        {
          title: { en: 'Ring of 36 lights', zh: '36 颗灯的光环' },
          text: { en: 'Shows which way the exhibit turns.', zh: '提示展品转动的方向。' },
          x: 31,
          y: 38,
        },
        {
          title: { en: 'Steel plate, 3 mm', zh: '3 毫米钢板' },
          text: { en: 'IP65 from the front, IK10.', zh: '正面 IP65，IK10。' },
          x: 30,
          y: 56,
        },
        {
          title: { en: 'Ball of 50 mm', zh: '50 毫米球' },
          text: {
            en: '1,200 counts per inch, 10 million revolutions.',
            zh: '每英寸 1,200 计数，1,000 万转。',
          },
          x: 53,
          y: 28,
        },
        {
          title: { en: 'Four touch fields', zh: '四个触摸区' },
          text: { en: 'The ring is the button.', zh: '光环就是按键。' },
          x: 65,
          y: 40,
        },
      ],
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'information', 'trackball-t50-lit-trackball'),
      secondText: { en: 'Information and Augmented Reality', zh: '信息与增强现实' },
      secondHref: '/industries/info-ar',
    },
    {
      blockType: 'familyProducts',
      family: 'information',
      limit: 6,
      title: { en: 'Pointing devices for public hands', zh: '给公众双手的指点设备' },
    },
    {
      blockType: 'featureList',
      look: 'plain',
      title: { en: 'Built into what you show', zh: '装进您的展品' },
      items: [
        {
          title: { en: 'A plain USB mouse', zh: '普通 USB 鼠标' },
          text: {
            en: 'Any exhibition software works with it on the first day.',
            zh: '任何展览软件当天即可使用。',
          },
        },
        {
          title: { en: 'Nothing that gathers lint', zh: '不积灰' },
          text: {
            en: 'Three ruby supports, an optical sensor, no rollers.',
            zh: '三颗红宝石支点，光学传感，没有滚轴。',
          },
        },
        {
          title: { en: 'Freed by one turn', zh: '一拧即开' },
          text: {
            en: 'The ring opens with a pin spanner; cleaning takes two minutes.',
            zh: '用销钉扳手拧开压环，清洁两分钟。',
          },
        },
        {
          title: { en: 'Keys beside it', zh: '配套键盘' },
          text: {
            en: 'Steel keyboards of the security family fit the same panels.',
            zh: '安全产品系列的钢制键盘适配同样的面板。',
          },
        },
      ],
    },
  ],
}
