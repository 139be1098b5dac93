import type { DemoPage } from './types'

export const companyAboutUs: DemoPage = {
  path: '/company/about-us',
  title: {
    en: 'About Us',
    zh: '关于我们',
    hi: 'हमारे बारे में',
    ja: '会社概要',
    ko: '회사 소개',
    th: 'เกี่ยวกับเรา',
    vi: 'Về chúng tôi',
    ru: 'О нас',
    id: 'Tentang Kami',
    ms: 'Perihal Kami',
  },
  seo: {
    description: {
      en: 'Founded in Shenzhen in December 2003 to make encrypting keyboards; today a maker of whole terminals, and strategic partner of a large bank.',
      zh: '2003 年 12 月在深圳成立，从加密键盘做起；如今制造整台自助终端，也是一家大型银行的战略合作伙伴。',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'about-us',
      title: { en: 'Keys first, then the machines around them', zh: '先有按键，后有机器' },
      text: {
        en: 'Founded in Shenzhen in December 2003, to make one thing well: keyboards that encrypt what is typed on them.',
        zh: '2003 年 12 月成立于深圳，只为做好一件事：让键盘把输入的内容当场加密。',
      },
      picture: 'key:scene-headquarters-night',
    },
    {
      blockType: 'textSection',
      title: { en: 'December 2003', zh: '2003 年 12 月' },
      text: {
        en: 'Solgate Terminals was founded in December 2003, in Shenzhen, for financial encryption: encryption keyboards built on cryptography, in which a PIN turns into cipher before it leaves the keys.\nThe first was a block of sixteen steel keys, a processor and a mesh of wires that destroyed its own keys when somebody drilled into it. Banks trusted it with their cards. Then they asked for the machine around it.\nToday the company is strategic partner of a large bank, its PIN pads meet the security standard PCI 5.x, and the machines it builds around them stand in more than fifty countries.',
        zh: 'Solgate Terminals 于 2003 年 12 月在深圳成立，从事金融加密：基于密码学的加密键盘，密码在离开按键之前就已变成密文。\n第一款产品只有十六颗钢键、一枚处理器和一层导线网；一旦有人钻孔，它会立即销毁自己的密钥。银行先把银行卡托付给它，后来又问：能不能把外面的机器也做出来？\n如今，公司是一家大型银行的战略合作伙伴，密码键盘符合 PCI 5.x 安全标准，围绕它们制造的机器已经分布在五十多个国家。',
      },
    },
    {
      blockType: 'textSection',
      layout: 'pictureStart',
      picture: 'key:scene-solution-epp',
      title: { en: 'One key, five million strokes', zh: '一颗按键，五百万次' },
      text: {
        en: 'A key of ours is pressed five million times by a steel finger before the drawing is released: hot, cold, wet with salt water, and once more after a hammer has met the frame.\nWhat sticks is redrawn the same day, because the drawing office is one floor above the laboratory.',
        zh: '图纸发布之前，钢指要把按键按下五百万次：高温、低温、盐水浸湿，最后再用锤子敲一下外框，重来一遍。\n哪颗卡住了，当天就改图，因为设计室就在实验室楼上。',
      },
    },
    {
      blockType: 'textSection',
      layout: 'pictureEnd',
      picture: 'key:scene-factory',
      title: { en: 'One house, from sheet steel to software', zh: '同一家公司，从钢板到软件' },
      text: {
        en: 'Steel is bent, boards are filled and software is written by people who have lunch together. The dispenser of an ATM is the dispenser of a payroll kiosk; a technician who knows one knows both.\nThat keeps spare parts few: a depot serves forty types of machine with fewer than three hundred modules.',
        zh: '折钢板的、贴电路板的和写软件的，中午在同一张桌子吃饭。取款机的出钞模块，就是工资终端的出钞模块；会修一种，就会修另一种。\n备件因此很少：一个备件库用不到三百种模块，就能服务四十种机型。',
      },
    },
    {
      blockType: 'textSection',
      layout: 'bleed',
      words: 'dark',
      place: 'start',
      picture: 'key:scene-company-about-us',
      title: { en: 'The machine in the hall is switched on', zh: '大厅里的机器开着' },
      text: {
        en: 'Visitors withdraw their coffee money from it. It is the hardest test of the house: every engineer who passes hears how it counts.',
        zh: '访客用它取咖啡钱。这是公司里最严的试验：每位工程师路过，都会听见它点钞的声音。',
      },
      ctaText: { en: 'Who leads the company', zh: '认识管理团队' },
      ctaHref: '/company/leadership',
    },
    {
      blockType: 'video',
      film: 'about',
      picture: 'key:scene-hero-tour',
      title: { en: 'Two minutes in the house', zh: '两分钟，走进公司' },
      text: {
        en: 'Through the entrance hall to the line, the climate chamber and the room in which keys are born.',
        zh: '从大厅到产线，再到气候箱和密钥诞生的房间。',
      },
    },
  ],
}
