import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familySecurity: DemoPage = {
  path: '/products/security',
  title: {
    en: 'Security Products',
    zh: '安全产品',
    hi: 'सुरक्षा उत्पाद',
    ja: 'セキュリティ製品',
    ko: '보안 제품',
    th: 'ผลิตภัณฑ์ความปลอดภัย',
    vi: 'Sản phẩm bảo mật',
    ru: 'Продукты безопасности',
    id: 'Produk Keamanan',
    ms: 'Produk Keselamatan',
  },
  seo: {
    description: {
      en: 'Encrypting PIN pads to PCI PTS 5.x and v6, and steel keyboards to IP65: the parts of a terminal that are touched.',
      zh: '符合 PCI PTS 5.x 与 v6 的加密密码键盘，以及 IP65 钢制键盘：终端上被触碰的部件。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'floor',
      title: { en: 'The parts that are touched', zh: '被触碰的部件' },
      text: {
        en: 'A key that keeps a secret, and a key that only has to last. We make both from the same steel.',
        zh: '一种按键守住秘密，一种按键只求耐用，用的是同一种钢。',
      },
      picture: 'key:scene-industry-pinpad',
    },
    {
      blockType: 'dataTable',
      title: { en: 'Does it have a secret to keep?', zh: '它需要保守秘密吗？' },
      text: {
        en: 'The first question when choosing. A PIN belongs on an encrypting pad; a floor number does not.',
        zh: '选型的第一个问题。密码须用加密键盘，楼层号则不必。',
      },
      columns: {
        en: 'What is entered | Take | Because',
        zh: '输入什么 | 选用 | 原因',
      },
      rows: {
        en: 'PIN, indoors | E10, E20 | PCI PTS 5.x, keys of zinc or steel\nPIN, on the street | E30 | PCI PTS v6, IP65, heated to −40 °C\nPIN, wiped often | E40 | glass, 10 million entries\nNumbers without a secret | K60 | Braille, 10 million strokes, a fraction of the price\nText | K80 | 66 keys, IK10 with 20 J\nText and pointing | K90 | 38 mm ball in the same plate',
        zh: '室内输入密码 | E10、E20 | PCI PTS 5.x，锌合金或钢键\n街头输入密码 | E30 | PCI PTS v6，IP65，加热至 −40 °C 可用\n频繁擦拭处输入密码 | E40 | 玻璃面，1,000 万次\n无需保密的数字 | K60 | 盲文，1,000 万次，价格低得多\n文字 | K80 | 66 键，IK10（20 J）\n文字与指点 | K90 | 同一面板内置 38 毫米球',
      },
    },
    {
      blockType: 'familyProducts',
      family: 'security',
      limit: 6,
      title: { en: 'Pads and keyboards', zh: '密码键盘与金属键盘' },
    },
    {
      blockType: 'callToAction',
      title: { en: 'A sample with test keys', zh: '附测试密钥的样品' },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'security'),
      secondText: { en: 'See inside the PIN pad', zh: '看密码键盘内部' },
      secondHref: '/solutions/epp',
    },
    {
      blockType: 'textSection',
      title: { en: 'The trade they serve', zh: '它们服务的行业' },
      text: {
        en: 'Makers of cash machines, ticket machines and kiosks build our pads into machines of their own names.',
        zh: '取款机、售票机和自助终端厂商，把我们的键盘装进自己品牌的机器。',
      },
      ctaText: { en: 'Encrypting PIN Pad', zh: '加密密码键盘' },
      ctaHref: '/industries/pinpad',
    },
  ],
}
