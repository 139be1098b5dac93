import type { DemoPage } from './types'

export const companyHistory: DemoPage = {
  path: '/company/history',
  title: {
    en: 'History',
    zh: '发展历程',
    hi: 'इतिहास',
    ja: '沿革',
    ko: '연혁',
    th: 'ประวัติ',
    vi: 'Lịch sử',
    ru: 'История',
    id: 'Sejarah',
    ms: 'Sejarah',
  },
  seo: {
    description: {
      en: 'From an encrypting keyboard of December 2003 to installations in more than 50 countries: the years that counted.',
      zh: '从 2003 年 12 月的一块加密键盘，到遍布 50 多个国家的安装项目：那些重要的年份。',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'history',
      title: { en: 'Everything grew out of one cut-out', zh: '一切从一个开孔长出来' },
      text: {
        en: 'Four screws and a hole in sheet steel: the keyboard of today fits where the first one stood.',
        zh: '四颗螺钉，钢板上一个开孔：今天的键盘，仍能装进第一块键盘的位置。',
      },
      picture: 'key:scene-company-history',
    },
    {
      blockType: 'timeline',
      title: { en: 'The years that counted', zh: '重要的年份' },
      text: {
        en: 'It began in December 2003, when eleven people rented half a floor in Shenzhen, for financial encryption.',
        zh: '起点是 2003 年 12 月：十一个人在深圳租下半层楼，从事金融加密。',
      },
      entries: [
        {
          year: '2024',
          title: {
            en: 'The key room is certified, and Europe gets a depot',
            zh: '密钥室通过认证，欧洲有了备件库',
          },
          text: {
            en: 'ISO 27001 is renewed, for the first time with the room in which keys are loaded. A training room with nine machines opens in Shenzhen, and in November the spare parts for Europe move to Rotterdam: ordered by five, there by morning.\nThirty screening kiosks in twelve hospitals measure 41,000 visits in four months.',
            zh: 'ISO 27001 换证，装载密钥的房间首次纳入范围。深圳启用有九台机器的培训室；11 月，面向欧洲的备件移到鹿特丹：五点前下单，次日早上送达。\n十二家医院的三十台健康筛查机，四个月完成 41,000 人次测量。',
          },
          picture: 'key:scene-training-room',
        },
        {
          year: '2023',
          title: {
            en: 'Twenty years, celebrated with a screwdriver',
            zh: '二十周年，用一把螺丝刀庆祝',
          },
          text: {
            en: 'Keyboard number 0001 is opened on the bench after 6.1 million key presses. The Enter key has 0.11 millimetres of play, and every legend can be read. The number of installations passes 500.',
            zh: '0001 号键盘在 610 万次按压之后上了工作台。确认键的间隙是 0.11 毫米，每个字符仍清晰可读。安装项目超过 500 个。',
          },
        },
        {
          year: '2022',
          title: { en: 'From the bank into the hospital', zh: '从银行走进医院' },
          text: {
            en: 'The first screening kiosk is delivered. It takes its card reader and its steel from an ATM and its patience from the doctors who wrote its questions. ISO 13485 and MDSAP, the standards for medical devices, follow within the year.',
            zh: '第一台健康筛查机交付。读卡器和钢板来自取款机，耐心来自为它编写问题的医生。当年还通过了医疗器械标准 ISO 13485 和 MDSAP。',
          },
          picture: 'key:scene-industry-healthcare',
        },
        {
          year: '2021',
          title: { en: 'One software for every machine', zh: '一套软件，所有机型' },
          text: {
            en: 'Terminal management goes into service: agent and server, for machines of ours and of others. A bank sees from one screen what eleven hundred terminals are doing, and which of them will need a technician tomorrow.',
            zh: '终端管理系统投入使用：代理程序加服务器，管理我们的和别家的机器。一家银行在一块屏幕上看到一千一百台终端在做什么，哪台明天需要技术员。',
          },
        },
        {
          year: '2007',
          title: { en: 'The first whole machine', zh: '第一台整机' },
          text: {
            en: 'A bank that had bought keyboards for three years asks for the machine around them. The answer is a cash deposit machine of 412 kilograms; the first two are carried up a flight of stairs. The bank becomes a strategic partner, and still is.',
            zh: '一家买了三年键盘的银行问：能不能把外面的机器也做出来？答案是一台 412 公斤的现金存款机，头两台还是抬上楼的。这家银行成了我们的战略合作伙伴，至今依然是。',
          },
          picture: 'key:scene-solution-cdm',
        },
        {
          year: '2005',
          title: { en: 'Approved by an outside laboratory', zh: '通过外部实验室认证' },
          text: {
            en: 'For fourteen weeks strangers drill, freeze and listen, and do not reach a key. The encrypting PIN pad is approved for payment, and leaves the country for the first time: forty pieces, in hand luggage.',
            zh: '整整十四周，外人钻孔、冷冻、窃听，没能碰到一个密钥。加密密码键盘获准用于支付，并第一次走出国门：四十块，装在随身行李里。',
          },
        },
        {
          year: '2004',
          title: { en: 'Keyboard number 0001', zh: '0001 号键盘' },
          text: {
            en: 'Sixteen steel keys, one processor, a mesh of wires. The first keyboard is delivered in spring, to a lobby in Shenzhen, and stays there for fourteen years. Its keys are still in production.',
            zh: '十六颗钢键，一枚处理器，一层导线网。春天，第一块键盘交付，装进深圳一处银行大堂，一用就是十四年。这款按键至今仍在生产。',
          },
          picture: 'key:scene-industry-pinpad',
        },
      ],
    },
  ],
}
