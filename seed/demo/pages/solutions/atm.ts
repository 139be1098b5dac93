import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const product = 'atm-a700-banknote-and-coin-dispenser'

export const atm: DemoPage = {
  path: '/solutions/atm',
  title: {
    en: 'Banknote and Coin Dispenser ATM',
    zh: '纸币硬币取款机',
    hi: 'नोट और सिक्का एटीएम',
    ja: '紙幣・硬貨払出ATM',
    ko: '지폐·동전 지급 ATM',
    th: 'เอทีเอ็มจ่ายธนบัตรและเหรียญ',
    vi: 'ATM chi trả tiền giấy và tiền xu',
    ru: 'Банкомат с выдачей купюр и монет',
    id: 'ATM Uang Kertas dan Koin',
    ms: 'ATM Wang Kertas dan Syiling',
  },
  seo: {
    description: {
      en: 'The A700 pays any amount to the last coin: four note cassettes, eight coin hoppers, 480 coins a minute, in a lobby machine 620 mm wide.',
      zh: 'A700 可付至最后一枚硬币：四个钞箱、八个硬币斗，每分钟 480 枚，机身仅宽 620 毫米。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: '183.65 is paid as 183.65', zh: '183.65，就付 183.65' },
      text: {
        en: 'Pensions, refunds and wages rarely end in a round figure. The banknote and coin dispenser ATM pays them exactly, from one tray, and gives shopkeepers their change on a Sunday evening.',
        zh: '养老金、退款和工资很少是整数。纸币硬币取款机从同一个出钞口分毫不差地付出，周日晚上也能给店主换零钱。',
      },
      picture: 'key:scene-hero-dispenser',
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'banking', product),
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'banking', product),
    },
    {
      blockType: 'callouts',
      title: { en: 'Two dispensers behind one face', zh: '一个面板，两套出钞机构' },
      text: {
        en: 'Notes and coins are counted apart, by different sensors, and meet only in the hand of the customer.',
        zh: '纸币与硬币由不同传感器分别清点，到客户手中才汇合。',
      },
      picture: 'key:product-atm-a700-banknote-and-coin-dispenser',
      points: [
        {
          title: { en: '19-inch display', zh: '19 英寸屏' },
          text: {
            en: 'Offers the nearest mix that the stock allows, before the card is debited.',
            zh: '扣款之前，先按库存给出最接近的面额组合。',
          },
          x: 44,
          y: 22,
        },
        {
          title: { en: 'Note shutter', zh: '出钞闸门' },
          text: {
            en: 'Opens when all 40 notes lie in the bundle, closes after 30 seconds.',
            zh: '整叠 40 张备齐才打开，30 秒后关闭。',
          },
          x: 49,
          y: 47,
        },
        {
          title: { en: 'Grade I safe', zh: 'I 级保险柜' },
          text: {
            en: 'Four cassettes of 2,500 notes behind EN 1143-1 grade I.',
            zh: '四个 2,500 张钞箱，EN 1143-1 I 级。',
          },
          x: 49,
          y: 74,
        },
        {
          title: { en: 'PIN pad E20', zh: 'E20 密码键盘' },
          text: {
            en: '16 steel keys to PCI PTS 5.x, our own make.',
            zh: '16 个钢键，符合 PCI PTS 5.x，自产。',
          },
          x: 55,
          y: 40,
        },
        {
          title: { en: 'Coin tray', zh: '硬币盘' },
          text: {
            en: 'Holds 60 coins and stays lit until it is empty.',
            zh: '可容 60 枚，取空之前一直亮灯。',
          },
          x: 60,
          y: 55,
        },
        {
          title: { en: 'Hopper rack', zh: '硬币斗架' },
          text: {
            en: 'Eight hoppers of 800 coins on a slide and a lock of their own.',
            zh: '八个 800 枚硬币斗，独立导轨，独立锁。',
          },
          x: 75,
          y: 70,
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'steps',
      title: { en: 'A payment to the cent, second by second', zh: '一笔精确到分的付款，逐秒来看' },
      items: [
        {
          mark: '0 s',
          title: { en: 'Card, phone or code', zh: '卡、手机或取款码' },
          text: {
            en: 'A code sent by a social office or a shop’s bank works without a card.',
            zh: '社保机构或商户银行发来的取款码，无卡也能用。',
          },
        },
        {
          mark: '6 s',
          title: { en: 'The mix is offered', zh: '给出面额组合' },
          text: {
            en: 'By denomination if the customer wishes, as far as cassettes and hoppers allow.',
            zh: '可按客户意愿选面额，以钞箱和硬币斗的库存为限。',
          },
        },
        {
          mark: '11 s',
          title: { en: 'Counted twice', zh: '清点两遍' },
          text: {
            en: 'Each coin passes a light gate and an induction coil. Two counters must agree.',
            zh: '每枚硬币经过光栅和感应线圈，两个计数必须一致。',
          },
        },
        {
          mark: '19 s',
          title: { en: 'Released together', zh: '同时放出' },
          text: {
            en: 'Notes at 420 a minute and coins at 480 arrive within the same second.',
            zh: '纸币每分钟 420 张，硬币每分钟 480 枚，同一秒到达。',
          },
        },
        {
          mark: '25 s',
          title: { en: 'Booked', zh: '记账完成' },
          text: {
            en: 'The journal names every cassette and hopper that gave something.',
            zh: '流水逐一列出付款的钞箱和硬币斗。',
          },
        },
      ],
    },
    {
      blockType: 'applications',
      title: { en: 'Who needs coins from a wall', zh: '谁需要从机器里取硬币' },
      picture: 'key:scene-industry-banking',
      places: [
        {
          title: { en: 'Banks with small branches', zh: '小型网点的银行' },
          text: {
            en: 'Change for 20 shops on a street, without a teller counting rolls.',
            zh: '一条街二十家商铺的零钱，不再需要柜员数卷币。',
          },
        },
        {
          title: { en: 'Post and pension offices', zh: '邮政与社保发放点' },
          text: {
            en: 'Benefits paid to the cent on the day they are due.',
            zh: '补助按期发放，分毫不差。',
          },
        },
        {
          title: { en: 'Markets and shopping centres', zh: '市场与购物中心' },
          text: {
            en: 'Coins ordered by app before opening time, taken out by code.',
            zh: '开市前用手机预约硬币，凭码取出。',
          },
        },
        {
          title: { en: 'Plants that pay in cash', zh: '以现金发薪的工厂' },
          text: {
            en: 'For wages alone, with badge and pay slip, see the payroll kiosk.',
            zh: '如只用于发薪并需工牌和工资单，请看工资发放机。',
          },
          machine: { en: 'W600 Cash Payroll Kiosk', zh: 'W600 现金工资发放机' },
          href: '/product/payroll-w600-cash-payroll-kiosk',
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'With coins, or without', zh: '要不要硬币' },
      text: {
        en: 'The A100 lobby machine shares head, PIN pad and software. It is 160 mm narrower, and pays in notes alone.',
        zh: 'A100 大堂机与之共用机头、密码键盘和软件，窄 160 毫米，只付纸币。',
      },
      products: 'atm-a700-banknote-and-coin-dispenser\natm-a100-lobby',
      specifications: {
        en: 'Note capacity\nCoin capacity\nBundle size\nThroughput\nDisplay\nPIN pad\nSafe\nProtocols\nDimensions (W × D × H)\nWeight',
        zh: '纸币容量\n硬币容量\n单次数量\n处理速度\n显示屏\n密码键盘\n保险柜\n通信协议\n外形尺寸（宽 × 深 × 高）\n重量',
      },
    },
  ],
}
