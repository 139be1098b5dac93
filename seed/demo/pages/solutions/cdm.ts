import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const quote = contactLink('quote', 'banking', 'cdm-d400-bundle-deposit')
const demo = contactLink('demo', 'banking', 'cdm-d400-bundle-deposit')

export const cdm: DemoPage = {
  path: '/solutions/cdm',
  title: {
    en: 'Cash Deposit Machine Solution',
    zh: '现金存款机解决方案',
    hi: 'नकद जमा मशीन समाधान',
    ja: '現金入金機ソリューション',
    ko: '현금 입금기 솔루션',
    th: 'โซลูชันเครื่องฝากเงินสด',
    vi: 'Giải pháp máy nộp tiền mặt',
    ru: 'Решение для приёма наличных',
    id: 'Solusi Mesin Setor Tunai',
    ms: 'Penyelesaian Mesin Deposit Tunai',
  },
  seo: {
    description: {
      en: 'Deposit machines that take 300 mixed notes in one bundle, check each on both sides and credit the account at once: machines, software, service and what they save.',
      zh: '一次放入 300 张混合面额纸币，逐张双面检验、即时入账的现金存款方案：设备、软件、服务，以及它省下的成本。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'floor',
      title: {
        en: 'The counter closes. Deposits go on.',
        zh: '柜台下班，存款继续',
      },
      text: {
        en: 'A cash deposit machine takes the day’s takings as they come: 300 notes in one bundle, mixed, any way up. It reads both sides of each, gives back what it doubts, and credits the rest before the customer has put the card away.',
        zh: '一天的营业款，怎么拿来就怎么放进去：300 张一叠，面额混杂，正反不论。机器逐张双面检验，存疑的当场退还，其余的在客户收好银行卡之前已经入账。',
      },
      picture: 'key:scene-solution-cdm',
      ctaText: getQuote,
      ctaHref: quote,
      secondText: scheduleDemo,
      secondHref: demo,
    },
    {
      blockType: 'figures',
      layout: 'strip',
      title: { en: 'What it changes in a branch', zh: '网点里的变化' },
      items: [
        {
          value: '50%',
          label: { en: 'cost reduction', zh: '成本降低' },
          detail: {
            en: 'For each deposit, against the same deposit counted twice at a counter.',
            zh: '每笔存款的处理成本，与柜台两次点钞相比。',
          },
        },
        {
          value: '24/7',
          label: { en: 'availability', zh: '全天候可用' },
          detail: {
            en: 'In the lobby or through the wall, with a module change instead of a repair.',
            zh: '大堂或穿墙安装，故障时更换模块，不必等待修理。',
          },
        },
        {
          value: '99%',
          label: { en: 'accuracy', zh: '识别准确率' },
          detail: {
            en: 'Of notes accepted at the first pass, worn and folded ones included.',
            zh: '一次通过即被正确受理的纸币，包括旧钞和折痕钞。',
          },
        },
        {
          value: '3x',
          label: { en: 'efficiency', zh: '效率提升' },
          detail: {
            en: 'Three depositors served in the time that one takes at the counter.',
            zh: '柜台办一位的时间，机器可以办三位。',
          },
        },
      ],
    },
    {
      blockType: 'layers',
      look: 'hub',
      tone: 'plain',
      title: { en: 'One deposit, six parties, one record', zh: '一笔存款，六方参与，一份记录' },
      text: {
        en: 'The machine is the small part. What counts is that everybody who touches the money sees the same figure at the same moment.',
        zh: '机器只是其中一小部分。关键在于，凡是经手这笔钱的人，同一时刻看到同一个数字。',
      },
      picture: 'key:product-cdm-d400-bundle-deposit',
      layers: [
        {
          title: { en: 'Depositor', zh: '存款人' },
          text: {
            en: 'Shopkeepers, drivers, collectors: by card, contactless card, QR code or account number.',
            zh: '店主、司机、收款员：刷卡、非接卡、二维码或账号均可。',
          },
          link: { en: 'Cash in, receipt out', zh: '放入现金，取走凭条' },
        },
        {
          title: { en: 'Bank host', zh: '银行主机' },
          text: {
            en: 'Authorises and credits. It keeps the messages it already speaks.',
            zh: '授权并入账，沿用现有报文。',
          },
          link: 'NDC, DDC, ISO8583',
        },
        {
          title: { en: 'Branch', zh: '网点' },
          text: {
            en: 'Sees deposits by the hour and opens the machine only to clear a jam, from the front.',
            zh: '按小时查看存款，只在卡钞时从正面开机处理。',
          },
          link: { en: 'Journal and receipts', zh: '流水与凭条' },
        },
        {
          title: { en: 'Management system', zh: '管理系统' },
          text: {
            en: 'Knows each sensor, counter and cassette, and says on which day one will be full.',
            zh: '掌握每个传感器、计数器和钞箱，并预报哪天会满。',
          },
          link: { en: 'State every 60 seconds, TLS', zh: '每 60 秒上报状态，TLS 加密' },
        },
        {
          title: { en: 'Carrier', zh: '押运公司' },
          text: {
            en: 'Comes when a cassette is full and not on Tuesdays. Exchanges it closed, under one-time codes.',
            zh: '钞箱满了才来，而不是逢周二来；凭一次性密码整箱更换。',
          },
          link: { en: 'Sealed cassette or bag', zh: '封闭钞箱或封包' },
        },
        {
          title: { en: 'Cash centre', zh: '清分中心' },
          text: {
            en: 'Receives counted notes with their serial numbers, and checks instead of counting anew.',
            zh: '收到已清点、带冠字号的纸币，只需核对，无需重数。',
          },
          link: { en: 'Serial numbers by file', zh: '冠字号文件' },
        },
      ],
    },
    {
      blockType: 'featureList',
      look: 'plain',
      title: { en: 'Six things a deposit machine must do', zh: '存款机必须做到的六件事' },
      text: {
        en: 'Each is measured before a machine leaves the works, and the protocol comes with it.',
        zh: '每一项都在出厂前实测，检测记录随机交付。',
      },
      items: [
        {
          title: { en: 'Take the stack as it is', zh: '整叠照收' },
          text: {
            en: '300 notes, sorted or not. Rubber fingers draw them off singly and stop at staples, clips and coins.',
            zh: '300 张，是否整理均可。橡胶指逐张分离，遇到订书钉、回形针和硬币即停。',
          },
        },
        {
          title: { en: 'Refuse the false one', zh: '拒收假币' },
          text: {
            en: 'An image of both sides at 200 dpi, and 24 points of infrared, ultraviolet and magnetic features for every note.',
            zh: '每张纸币 200 dpi 双面成像，并检验 24 处红外、紫外和磁性特征。',
          },
        },
        {
          title: { en: 'Give back the very same notes', zh: '原钞退还' },
          text: {
            en: 'All notes wait in an escrow drum until the total is agreed. Whoever disagrees gets exactly those notes back.',
            zh: '总额确认之前，全部纸币留在暂存单元；客户不同意，退还的就是原来那些。',
          },
        },
        {
          title: { en: 'Credit at once', zh: '即时入账' },
          text: {
            en: 'The host is asked while the drum is still turning. The receipt carries the booking number, and the serial numbers stay with it.',
            zh: '暂存单元还在转动，入账请求已经发出。凭条印有记账号，冠字号随记录保存。',
          },
        },
        {
          title: { en: 'Hold what it has', zh: '守住现金' },
          text: {
            en: '10 mm of steel to EN 1143-1 grade I in the lobby, grade II in the shop; no door opens on one person’s word.',
            zh: '大堂机型为 10 毫米钢板，EN 1143-1 I 级；商户机型为 II 级。任何一扇门都不能由一人单独打开。',
          },
        },
        {
          title: { en: 'Be ready again in minutes', zh: '几分钟恢复' },
          text: {
            en: 'The upper module slides out on rails, and belts, sensors and shutter are changed from the front with one 4 mm key.',
            zh: '上部模块沿导轨拉出，皮带、传感器和闸门只用一把 4 毫米扳手即可从正面更换。',
          },
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Four machines for four kinds of money', zh: '四款机型，对应四种现金' },
      text: {
        en: 'From a lobby without room to the back office of a supermarket. All four report to the same management system.',
        zh: '从没有空地的大堂，到超市的后场。四款机型接入同一管理系统。',
      },
      products:
        'cdm-d200-compact-deposit\ncdm-d400-bundle-deposit\ncdm-d600-coin-and-note-deposit\ncdm-d800-smart-safe',
      specifications: {
        en: 'Note capacity\nCoin capacity\nBundle size\nThroughput\nSafe\nDimensions (W × D × H)\nWeight',
        zh: '纸币容量\n硬币容量\n单次数量\n处理速度\n保险柜\n外形尺寸（宽 × 深 × 高）\n重量',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'Bring a week of deposits, we count them', zh: '带一周的存款来，我们来点' },
      text: {
        en: 'For a demonstration we set the machine to your currency and let you feed it: worn notes, foreign ones, a staple. For a quote we need the number of sites and the busiest hour.',
        zh: '演示时，我们按您的币种设置机器，由您亲手放钞：旧钞、外币、带订书钉的都行。报价只需网点数量和最忙的一小时有多少笔。',
      },
      ctaText: scheduleDemo,
      ctaHref: demo,
      secondText: getQuote,
      secondHref: quote,
    },
  ],
}
