import type { BuiltInPage } from '../types'

export const industries: BuiltInPage = {
  path: '/industries',
  title: {
    en: 'Our Industries',
    zh: '我们的行业',
    hi: 'हमारे उद्योग',
    ja: '対応業界',
    ko: '적용 산업',
    th: 'อุตสาหกรรมของเรา',
    vi: 'Các ngành của chúng tôi',
    ru: 'Наши отрасли',
    id: 'Industri Kami',
    ms: 'Industri Kami',
  },
  seo: {
    description: {
      en: 'Banks, hospitals and shops, stations, museums, payment counters and the PIN pads inside all of them: six trades that our terminals work in.',
      zh: '银行、医院与商店、车站、博物馆、支付柜台，以及它们内部的密码键盘：我们的终端服务的六个行业。',
    },
  },
  layout: [
    {
      blockType: 'industryRows',
      title: {
        en: 'Our Industries',
        zh: '我们的行业',
        hi: 'हमारे उद्योग',
        ja: '対応業界',
        ko: '적용 산업',
        th: 'อุตสาหกรรมของเรา',
        vi: 'Các ngành của chúng tôi',
        ru: 'Наши отрасли',
        id: 'Industri Kami',
        ms: 'Industri Kami',
      },
      text: {
        en: 'Six trades with one thing in common: a stranger stands in front of a machine and expects it to be right.',
        zh: '六个行业，一个共同点：陌生人站在机器面前，相信它不会出错。',
      },
      rows: [
        {
          title: { en: 'Bank and Identity', zh: '银行与身份' },
          text: {
            en: 'Cash that is counted right, and the proof that a person is who they say they are. Deposit machines, cash machines, recyclers and smart tellers that join the host you have.',
            zh: '钱数得对，人认得准。存款机、取款机、循环机和智慧柜员机，接入您现有的主机。',
          },
          href: '/industries/banking',
          picture: 'key:scene-industry-banking',
        },
        {
          title: { en: 'Retail and Healthcare', zh: '零售与医疗' },
          text: {
            en: 'One desk, many questions, most of them alike. Kiosks check in, measure, sell and hand over, so that people have time for the rest.',
            zh: '一个窗口，许多相似的问题。终端负责登记、测量、收银和取件，把人的时间留给其余的事。',
          },
          href: '/industries/healthcare',
          picture: 'key:scene-industry-healthcare',
        },
        {
          title: { en: 'Encrypting PIN Pad', zh: '加密密码键盘' },
          text: {
            en: 'Where we began in December 2003. A PIN is ciphertext before it leaves the keys, to PCI PTS 5.x and v6.',
            zh: '2003 年 12 月，我们从这里起步。密码离开按键之前已是密文，符合 PCI PTS 5.x 与 v6。',
          },
          href: '/industries/pinpad',
          picture: 'key:scene-industry-pinpad',
        },
        {
          title: { en: 'Public and Transportation', zh: '公共与交通' },
          text: {
            en: 'One passenger, one minute and a train that does not wait. Ticket machines for open platforms, from −25 to 50 °C.',
            zh: '一位乘客，一分钟，一班不等人的列车。露天站台售票机，−25 至 50 °C 正常工作。',
          },
          href: '/industries/transport',
          picture: 'key:scene-industry-transport',
        },
        {
          title: { en: 'Information and Augmented Reality', zh: '信息与增强现实' },
          text: {
            en: 'Exhibits that answer are touched some thousand times a day. Trackballs, steel keyboards and signs that take it.',
            zh: '会回应的展品，每天要被触摸上千次。轨迹球、钢制键盘和标牌，经得起。',
          },
          href: '/industries/info-ar',
          picture: 'key:scene-industry-info-ar',
        },
        {
          title: { en: 'Payment Terminals', zh: '支付终端' },
          text: {
            en: 'A signature, a wage, a contract, an exchange: payments that need more than a card.',
            zh: '签名、工资、合同、兑换：有些付款不只需要一张卡。',
          },
          href: '/industries/payments',
          picture: 'key:scene-industry-payments',
        },
      ],
    },
  ],
}
