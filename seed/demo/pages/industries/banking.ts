import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryBanking: DemoPage = {
  path: '/industries/banking',
  title: {
    en: 'Bank and Identity',
    zh: '银行与身份',
    hi: 'बैंक और पहचान',
    ja: '銀行と本人確認',
    ko: '은행과 신원 확인',
    th: 'ธนาคารและการยืนยันตัวตน',
    vi: 'Ngân hàng và định danh',
    ru: 'Банки и идентификация',
    id: 'Bank dan Identitas',
    ms: 'Bank dan Identiti',
  },
  seo: {
    description: {
      en: 'Cash machines, deposit machines, recyclers and smart tellers for branches: cash that is right, identity that is proven, a host that stays as it is.',
      zh: '面向网点的取款机、存款机、循环机和智慧柜员机：现金无误，身份可证，主机不变。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'floor',
      title: { en: 'The branch of three machines', zh: '三台机器的网点' },
      text: {
        en: 'One recycles the cash, one opens accounts, one is a person on a screen. Together they stand on nine square metres and never close.',
        zh: '一台循环现金，一台开户发卡，一台连着屏幕里的柜员。合占九平方米，从不打烊。',
      },
      picture: 'key:scene-industry-banking',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'industry-bank',
      layout: 'industry',
      builtIn: builtInSection('industry-bank'),
    },
    {
      blockType: 'dataTable',
      title: { en: 'Which machine for which task', zh: '什么业务用什么机器' },
      columns: {
        en: 'Task | Machine | In figures',
        zh: '业务 | 设备 | 数据',
      },
      rows: {
        en: 'Withdraw, inquire, transfer | A100 Lobby, A300 Through-the-Wall, A500 Drive-Up | 10,000 to 12,000 notes\nPay in the day’s takings | D400 Bundle Deposit, D600 with coins | 600 notes a minute, 300 in escrow\nGive out what was paid in | R300 Lobby Recycler, R500 in the wall | from nine cash deliveries a month to two\nOpen an account, receive a card | S300 Account Station | six minutes, 400 cards in stock\nSpeak with a teller | S500 Video Teller | a line of 2 Mbit/s\nA branch where there is none | S900 Branch Cabin | 6.2 m², set up in two days',
        zh: '取款、查询、转账 | A100 大堂机、A300 穿墙机、A500 车道机 | 装钞 10,000 至 12,000 张\n存入营业款 | D400 整叠存款机、D600 硬币纸币存款机 | 每分钟 600 张，暂存 300 张\n收进的再付出去 | R300 大堂循环机、R500 穿墙循环机 | 每月配送由九次减到两次\n开户领卡 | S300 开户发卡机 | 六分钟，备卡 400 张\n与柜员交谈 | S500 视频柜员机 | 2 Mbit/s 线路\n没有网点的地方 | S900 网点舱 | 6.2 平方米，两天建成',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'One software for all of them', zh: '一套软件，全部适用' },
      text: {
        en: 'NDC, DDC and ISO8583 above, CEN/XFS below, and a management system with seven functions beside it.',
        zh: '上接 NDC、DDC 和 ISO8583，下接 CEN/XFS，旁边是具备七项功能的管理系统。',
      },
      ctaText: { en: 'See the banking solution', zh: '查看银行解决方案' },
      ctaHref: '/solutions/banking-solution',
      secondText: { en: 'All banking products', zh: '全部银行产品' },
      secondHref: '/products/banking',
    },
  ],
}
