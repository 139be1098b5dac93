import type { Localized, PictureKey } from './types'

export interface DemoSettings {
  companyName: string
  logo: PictureKey
  logoDark: PictureKey
  tagline: Localized
  description: Localized
  /** Lines separated by a line break, as are those of the factory and the offices. */
  headquartersAddress: Localized
  factoryAddress: Localized
  phones: { label: Localized; number: string }[]
  emails: { label: Localized; address: string }[]
  businessHours: { label: Localized; hours: Localized }[]
  offices: {
    region: Localized
    name: Localized
    address: Localized
    phone: string
    email: string
  }[]
  socialLinks: { network: 'linkedin' | 'youtube' | 'facebook' | 'x'; url: string }[]
  storyVideoId: string
  aboutVideoId: string
  serviceVideoId: string
  tourUrl: string
  mapUrls: { headquarters: string; factory: string }
  /** Where messages from the contact form are sent. */
  notificationAddress: string
}

export const settings: DemoSettings = {
  companyName: 'Solgate Terminals',
  logo: 'brand-logo-light',
  logoDark: 'brand-logo-dark',
  tagline: {
    en: 'Machines people trust with their money, since 2003',
    zh: '自 2003 年起，制造让人放心托付钱款的机器',
  },
  description: {
    en: 'Solgate Terminals develops and builds self-service terminals in Shenzhen: cash machines, recyclers, smart tellers, healthcare kiosks and the encrypting PIN pads inside them. The company began with a PIN keyboard in December 2003. Today more than 100 engineers look after 500+ installations in 50+ countries.',
    zh: 'Solgate Terminals 在深圳研发和制造自助终端：现金设备、循环机、智慧柜员机、健康自助终端，以及装在其中的加密密码键盘。公司于 2003 年 12 月从一块密码键盘起步，如今有 100 多名工程师，服务于 50 多个国家的 500 多个安装项目。',
  },
  headquartersAddress: {
    en: 'Solgate Terminals\n18 Steel Key Road, Nanshan District\nShenzhen 518000, Guangdong\nChina',
    zh: 'Solgate Terminals\n中国广东省深圳市\n南山区钢键路 18 号\n邮编 518000',
  },
  factoryAddress: {
    en: 'Solgate Terminals Factory\n6 Assembly Street, Huicheng District\nHuizhou 516000, Guangdong\nChina',
    zh: 'Solgate Terminals 工厂\n中国广东省惠州市\n惠城区总装街 6 号\n邮编 516000',
  },
  phones: [
    { label: { en: 'Switchboard', zh: '总机' }, number: '+86 755 5550 0142' },
    { label: { en: 'Sales', zh: '销售' }, number: '+86 755 5550 0143' },
    { label: { en: 'Technical support', zh: '技术支持' }, number: '+86 755 5550 0144' },
    {
      label: { en: 'Emergency line, day and night', zh: '紧急热线（昼夜）' },
      number: '+86 755 5550 0145',
    },
  ],
  emails: [
    {
      label: { en: 'General enquiries', zh: '一般咨询' },
      address: 'info@solgate-terminals.example',
    },
    {
      label: { en: 'Quotations and orders', zh: '报价与订购' },
      address: 'sales@solgate-terminals.example',
    },
    {
      label: { en: 'Service and spare parts', zh: '服务与备件' },
      address: 'support@solgate-terminals.example',
    },
    { label: { en: 'Applications', zh: '求职' }, address: 'careers@solgate-terminals.example' },
  ],
  businessHours: [
    {
      label: { en: 'Sales', zh: '销售' },
      hours: { en: 'Mon–Fri 8:00–18:00 EST', zh: '周一至周五 8:00–18:00（美国东部时间）' },
    },
    {
      label: { en: 'Technical support', zh: '技术支持' },
      hours: { en: 'Mon–Fri 7:00–20:00 EST', zh: '周一至周五 7:00–20:00（美国东部时间）' },
    },
    {
      label: { en: 'Emergency', zh: '紧急支持' },
      hours: { en: '24/7, critical issues only', zh: '全天候，仅限重大故障' },
    },
    {
      label: { en: 'International', zh: '国际办事处' },
      hours: { en: 'Local hours apply', zh: '按当地营业时间' },
    },
  ],
  offices: [
    {
      region: { en: 'North America', zh: '北美' },
      name: { en: 'Solgate Terminals North America', zh: 'Solgate Terminals 北美办事处' },
      address: {
        en: '240 Counter Street, Suite 900\nToronto, Ontario\nCanada',
        zh: '加拿大安大略省多伦多\nCounter Street 240 号 900 室',
      },
      phone: '+1 416 555 0142',
      email: 'sales@solgate-terminals.example',
    },
    {
      region: { en: 'Europe', zh: '欧洲' },
      name: {
        en: 'Solgate Terminals Europe, office and spare parts hub',
        zh: 'Solgate Terminals 欧洲办事处暨备件中心',
      },
      address: {
        en: 'Kassakade 31\nRotterdam\nNetherlands',
        zh: '荷兰鹿特丹\nKassakade 31 号',
      },
      phone: '+31 10 555 0142',
      email: 'support@solgate-terminals.example',
    },
    {
      region: { en: 'Asia Pacific', zh: '亚太' },
      name: { en: 'Solgate Terminals Asia Pacific', zh: 'Solgate Terminals 亚太办事处' },
      address: {
        en: '77 Lantern Quay, Level 12\nSingapore',
        zh: '新加坡\nLantern Quay 77 号 12 层',
      },
      phone: '+65 5550 0142',
      email: 'info@solgate-terminals.example',
    },
  ],
  socialLinks: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/solgate-terminals-example' },
    { network: 'youtube', url: 'https://www.youtube.com/@solgate-terminals-example' },
    { network: 'facebook', url: 'https://www.facebook.com/solgate.terminals.example' },
    { network: 'x', url: 'https://x.com/solgate_example' },
  ],
  // The video site gives out no id that ends in 1, 2 or 3, so these can never show a stranger's film.
  storyVideoId: 'SgStory2003',
  aboutVideoId: 'SgAboutUs01',
  serviceVideoId: 'SgService02',
  tourUrl: 'https://tour.solgate-terminals.example/',
  mapUrls: {
    headquarters:
      'https://www.openstreetmap.org/export/embed.html?bbox=113.915%2C22.520%2C113.965%2C22.550&layer=mapnik&marker=22.535%2C113.940',
    factory:
      'https://www.openstreetmap.org/export/embed.html?bbox=114.385%2C23.095%2C114.435%2C23.125&layer=mapnik&marker=23.110%2C114.410',
  },
  notificationAddress: 'sales@solgate-terminals.example',
}
