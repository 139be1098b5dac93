import type { DemoPage } from './types'

export const about: DemoPage = {
  path: '/about',
  title: {
    en: 'About the company',
    zh: '公司简介',
    hi: 'कंपनी के बारे में',
    ja: '会社について',
    ko: '회사에 대하여',
    th: 'เกี่ยวกับบริษัท',
    vi: 'Về công ty',
    ru: 'О компании',
    id: 'Tentang perusahaan',
    ms: 'Perihal syarikat',
  },
  seo: {
    description: {
      en: '500+ installations, 50+ countries, 15+ years of machines in the field, 100+ engineers: a maker of self-service terminals in figures.',
      zh: '500+ 个安装项目，50+ 个国家，15+ 年的现场经验，100+ 名工程师：数字里的自助终端制造商。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'bleed',
      words: 'dark',
      place: 'start',
      picture: 'key:scene-hero-story',
      title: { en: 'From one steel key to the whole machine', zh: '从一颗钢键，到整台机器' },
      text: {
        en: 'Self-service terminals for banks, hospitals, shops and railways: the keys, the steel, the modules inside, and the software that watches over them.',
        zh: '为银行、医院、商店和铁路而造的自助终端：按键、钢板、内部模块，以及看护它们的软件。',
      },
    },
    {
      blockType: 'figures',
      layout: 'lead',
      tone: 'ink',
      title: { en: 'The company in four figures', zh: '四个数字看公司' },
      items: [
        {
          value: '500+',
          label: { en: 'installations', zh: '个安装项目' },
          detail: {
            en: 'A single machine in a mountain village, or eleven hundred of one bank.',
            zh: '山村里的一台，或一家银行的一千一百台。',
          },
        },
        {
          value: '50+',
          label: { en: 'countries', zh: '个国家' },
          detail: {
            en: 'From −35 °C to +55 °C, in sixteen alphabets and currencies by the dozen.',
            zh: '从零下 35 到零上 55 摄氏度，十六种文字，几十种货币。',
          },
        },
        {
          value: '15+',
          label: { en: 'years of whole machines in the field', zh: '年整机现场经验' },
          detail: {
            en: 'The first keyboard is older: it was begun in December 2003.',
            zh: '第一块键盘更早：2003 年 12 月开始研制。',
          },
        },
        {
          value: '100+',
          label: { en: 'engineers', zh: '名工程师' },
          detail: {
            en: 'In mechanics, electronics, cryptography, software and service.',
            zh: '机械、电子、密码、软件和服务。',
          },
        },
      ],
    },
    {
      blockType: 'values',
      title: { en: 'What we hold to', zh: '我们的坚持' },
      text: {
        en: 'Four words, and what you will see of them.',
        zh: '四个词，以及您会看到的样子。',
      },
      items: [
        {
          title: { en: 'Innovation', zh: '创新' },
          text: {
            en: 'A third of the engineers work on what will be delivered in three years. They show it to technicians first: what cannot be repaired at night is drawn again.',
            zh: '三分之一的工程师在做三年后交付的东西。先给技术员看：夜里修不了的，重画。',
          },
        },
        {
          title: { en: 'Quality', zh: '质量' },
          text: {
            en: 'A key is pressed five million times before its drawing is released, and every machine runs for 72 hours before it is packed.',
            zh: '按键按满五百万次，图纸才发布；每台机器连续运行 72 小时，才装箱。',
          },
        },
        {
          title: { en: 'Customer Focus', zh: '以客户为中心' },
          text: {
            en: 'Who calls speaks with an engineer who knows the machine. A question by the form is answered within 24 hours.',
            zh: '来电由熟悉机器的工程师接听；表单提问，24 小时内答复。',
          },
        },
        {
          title: { en: 'Global Reach', zh: '服务全球' },
          text: {
            en: 'Offices in North America, Europe and Asia Pacific, with parts in stock where the machines are, and screens in the language of the people before them.',
            zh: '北美、欧洲和亚太设有办事处；备件存放在机器附近，屏幕上是使用者的语言。',
          },
        },
      ],
    },
    {
      blockType: 'businessAreas',
      title: { en: 'Four business areas', zh: '四个业务领域' },
      text: {
        en: 'They share modules, keys and technicians.',
        zh: '它们共用模块、按键和技术员。',
      },
      areas: [
        {
          title: { en: 'Banking self-service', zh: '银行自助服务' },
          text: {
            en: 'Cash deposit, cash machines, recyclers and smart tellers: forty types from one set of modules, with the software that runs them.',
            zh: '存款机、取款机、循环机和智慧柜员机：四十种机型，一套模块，以及运行它们的软件。',
          },
          href: '/products/banking',
          picture: 'key:scene-industry-banking',
        },
        {
          title: { en: 'Healthcare', zh: '医疗健康' },
          text: {
            en: 'Check-in, screening and consultation, certified as medical devices.',
            zh: '登记、筛查和问诊，通过医疗器械认证。',
          },
          href: '/products/healthcare',
          picture: 'key:scene-hero-screening',
        },
        {
          title: { en: 'Security modules', zh: '安全模块' },
          text: {
            en: 'Encrypting PIN pads, steel keyboards and trackballs, for our machines and for those of others.',
            zh: '加密密码键盘、金属键盘和轨迹球，装进我们的机器，也装进别家的机器。',
          },
          href: '/products/security',
          picture: 'key:scene-industry-pinpad',
        },
        {
          title: { en: 'Payment and transport', zh: '支付与交通' },
          text: {
            en: 'Card and ticket machines, payroll and signature, indoors and in the rain.',
            zh: '发卡、售票、工资和签名，室内室外，风雨无阻。',
          },
          href: '/products/payment',
          picture: 'key:scene-self-service-shop',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'See for yourself', zh: '请亲自来看' },
      text: {
        en: 'The house in Shenzhen is open to customers on any working day.',
        zh: '深圳公司在任何工作日都欢迎客户到访。',
      },
      ctaText: { en: 'Arrange a visit', zh: '预约参观' },
      ctaHref: '/contact',
    },
  ],
}
