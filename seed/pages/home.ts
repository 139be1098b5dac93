import type { BuiltInPage } from './types'

export const home: BuiltInPage = {
  path: '/',
  title: {
    en: 'Self-service terminals for banks, hospitals and transport',
    zh: '面向银行、医院和交通的自助终端',
  },
  seo: {
    description: {
      en: 'Cash machines, recyclers, smart tellers, healthcare kiosks and the encrypting PIN pads inside them, designed and built in one house since 2003.',
      zh: '现金设备、循环机、智慧柜员机、健康自助终端，以及其中的加密密码键盘。自 2003 年起，由同一家公司设计和制造。',
    },
  },
  layout: [
    {
      blockType: 'heroCarousel',
      title: {
        en: 'Self-service terminals for banks, hospitals and transport',
        zh: '面向银行、医院和交通的自助终端',
      },
      slides: [
        {
          type: 'youtube',
          heading: { en: 'It began with a steel key', zh: '从一颗钢键开始' },
          subheading: {
            en: 'How a PIN keyboard of 2003 became a family of machines. A film of four minutes.',
            zh: '2003 年的一块密码键盘，如何长成一个机器家族。短片四分钟。',
          },
          picture: 'key:scene-hero-story',
          ctaText: { en: 'Watch the film', zh: '观看短片' },
        },
        {
          type: 'video',
          heading: {
            en: 'Counts 1,000 notes a minute, refuses the false one',
            zh: '每分钟清点 1,000 张，假币一张不收',
          },
          subheading: {
            en: 'Deposit, pay out, recycle: one line of machines with the same modules inside.',
            zh: '存款、取款、循环：同一系列，模块通用。',
          },
          picture: 'key:scene-hero-film',
          ctaText: { en: 'See all products', zh: '查看全部产品' },
          ctaHref: '/products',
        },
        {
          type: 'link',
          heading: { en: 'Walk through the factory', zh: '走进工厂' },
          subheading: {
            en: 'Two lines, a test laboratory and a key room, all round you.',
            zh: '两条产线、一间检测实验室、一间密钥室，360 度环视。',
          },
          picture: 'key:scene-hero-tour',
          ctaText: { en: 'Start the 360° tour', zh: '开始 360° 参观' },
        },
        {
          type: 'image',
          heading: { en: 'Pays out notes and coins, to the cent', zh: '纸币硬币，分毫不差' },
          subheading: {
            en: 'The banknote and coin dispenser ATM gives the exact sum from one tray.',
            zh: '纸币硬币取款机，从同一个出钞口付出准确金额。',
          },
          picture: 'key:scene-hero-dispenser',
          ctaText: { en: 'See the machine', zh: '了解这款机器' },
          ctaHref: '/solutions/atm',
        },
        {
          type: 'image',
          heading: { en: 'Five measurements in three minutes', zh: '三分钟，五项测量' },
          subheading: {
            en: 'The health screening kiosk knows how the patient is before the doctor asks.',
            zh: '健康筛查机，在医生开口之前已经知道患者的状况。',
          },
          picture: 'key:scene-hero-screening',
          ctaText: { en: 'See the kiosk', zh: '了解健康筛查机' },
          ctaHref: '/solutions/healthcare',
        },
      ],
    },
    {
      blockType: 'industryTiles',
      title: { en: 'Six trades, one way of building', zh: '六个行业，同一种造法' },
      tiles: [
        {
          title: { en: 'Banking', zh: '银行' },
          description: {
            en: 'Machines that take in, pay out and recycle cash.',
            zh: '收款、付款和循环现金的设备。',
          },
          href: '/products/banking',
          picture: 'key:scene-industry-banking',
          products: {
            en: 'Cash Deposit Machines\nCash Machines\nCash Recycling Systems\nSmart Teller Machines',
            zh: '现金存款机\n自动取款机\n现金循环系统\n智慧柜员机',
          },
        },
        {
          title: { en: 'Healthcare', zh: '医疗健康' },
          description: {
            en: 'Check-in, screening and consultation without a queue.',
            zh: '登记、筛查、问诊，不用排队。',
          },
          href: '/products/healthcare',
          picture: 'key:scene-industry-healthcare',
          products: {
            en: 'Patient check-in\nScreening kiosks\nConsultation cabins',
            zh: '患者登记机\n健康筛查机\n问诊舱',
          },
        },
        {
          title: { en: 'Security', zh: '安全' },
          description: {
            en: 'The PIN is encrypted before it leaves the keys.',
            zh: '密码在离开按键之前已经加密。',
          },
          href: '/products/security',
          picture: 'key:scene-industry-pinpad',
          products: {
            en: 'Encrypting PIN Pads\nMetal Keyboards\nTrackballs',
            zh: '加密密码键盘\n金属键盘\n轨迹球',
          },
        },
        {
          title: { en: 'Transportation', zh: '交通' },
          description: {
            en: 'Tickets and top-ups in rain, frost and rush hour.',
            zh: '雨天、霜冻、高峰时段，照常售票充值。',
          },
          href: '/products/transportation',
          picture: 'key:scene-industry-transport',
          products: {
            en: 'Ticket machines\nTop-up stations\nCounter terminals',
            zh: '售票机\n充值机\n柜台终端',
          },
        },
        {
          title: { en: 'Information', zh: '信息' },
          description: {
            en: 'Signs and screens that answer, also in augmented reality.',
            zh: '能回答问题的标牌和屏幕，也支持增强现实。',
          },
          href: '/products/information',
          picture: 'key:scene-industry-info-ar',
          products: { en: 'Digital signage\nSignature pads', zh: '数字标牌\n电子签名板' },
        },
        {
          title: { en: 'Payment', zh: '支付' },
          description: {
            en: 'Wages, cards and coins, paid out and accounted for.',
            zh: '工资、卡片、钱币，付得出，对得上。',
          },
          href: '/products/payment',
          picture: 'key:scene-industry-payments',
          products: {
            en: 'Payroll controllers\nBitcoin kiosks\nCard dispenser kiosks',
            zh: '工资发放控制器\n比特币终端\n发卡机',
          },
        },
      ],
    },
    {
      blockType: 'solutionCards',
      title: { en: 'Who We Are', zh: '我们是谁' },
      text: {
        en: 'We make encrypting keyboards, and since December 2003 the machines around them. Designers, testers and assemblers work in one house, so a key that sticks in the climate chamber in the morning is redrawn by the evening.',
        zh: '我们做加密键盘，也从 2003 年 12 月起做装着它们的机器。设计、测试和装配在同一栋楼里：早上在气候箱里卡住的按键，傍晚就有了新图纸。',
      },
      ctaText: { en: 'Learn More', zh: '了解更多' },
      ctaHref: 'company/about-us',
      cards: [
        {
          title: { en: 'Cash deposit', zh: '现金存款' },
          description: {
            en: 'Takes bundles, checks every note and credits the account at once.',
            zh: '整捆放入，逐张鉴别，即时入账。',
          },
          href: '/solutions/cdm',
          picture: 'key:scene-solution-cdm',
        },
        {
          title: { en: 'Healthcare kiosks', zh: '健康自助终端' },
          description: {
            en: 'From the health card to the doctor’s screen, in three minutes.',
            zh: '从刷健康卡到医生的屏幕，三分钟。',
          },
          href: '/solutions/healthcare',
          picture: 'key:scene-solution-healthcare',
        },
        {
          title: { en: 'Encrypting PIN pads', zh: '加密密码键盘' },
          description: {
            en: 'To PCI PTS 5.x, with steel keys pressed five million times.',
            zh: '符合 PCI PTS 5.x，钢键经五百万次按压试验。',
          },
          href: '/solutions/epp',
          picture: 'key:scene-solution-epp',
        },
        {
          title: { en: 'Card dispensers', zh: '发卡终端' },
          description: {
            en: 'Prints, encodes and hands out a card while the customer waits.',
            zh: '当场印卡、写卡、发卡。',
          },
          href: '/solutions/payment/card',
          picture: 'key:scene-solution-payment',
        },
      ],
    },
  ],
}
