import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryPayments: DemoPage = {
  path: '/industries/payments',
  title: {
    en: 'Payment Terminals',
    zh: '支付终端',
    hi: 'भुगतान टर्मिनल',
    ja: '決済端末',
    ko: '결제 단말기',
    th: 'เครื่องรับชำระเงิน',
    vi: 'Thiết bị thanh toán',
    ru: 'Платёжные терминалы',
    id: 'Terminal Pembayaran',
    ms: 'Terminal Pembayaran',
  },
  seo: {
    description: {
      en: 'Payroll controllers and kiosks, signature terminals, bitcoin kiosks and self-checkouts: payments that need more than a card.',
      zh: '工资控制器与发放机、签名终端、比特币终端和自助收银机：不只需要一张卡的付款。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: { en: 'Two approvals, then the money moves', zh: '两人审批，钱才动' },
      text: {
        en: 'A wage is paid when two people have signed the pay run. The controller splits it into notes and coins, and signs each pay-out in a journal that cannot be altered.',
        zh: '两人签署工资表，工资才会发放。控制器拆分纸币和硬币，并在不可更改的流水中为每笔发放签名。',
      },
      picture: 'key:scene-industry-payments',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'payment',
      layout: 'mirrored',
      builtIn: builtInSection('payment'),
    },
    {
      blockType: 'featureList',
      look: 'plain',
      title: { en: 'Four kinds of payment', zh: '四种付款' },
      items: [
        {
          title: { en: 'A wage', zh: '工资' },
          text: {
            en: 'Clocked at the gate by 30 people a minute, paid to the last coin at 120 an hour.',
            zh: '门口每分钟 30 人打卡，每小时 120 人领薪，付到最后一枚硬币。',
          },
        },
        {
          title: { en: 'A contract', zh: '合同' },
          text: {
            en: 'Read on a page of true A4, signed 400 times a second, paid on the same glass.',
            zh: '在真正的 A4 页面上通读，每秒采样 400 次签名，在同一块玻璃上付款。',
          },
        },
        {
          title: { en: 'An exchange', zh: '兑换' },
          text: {
            en: 'Notes for bitcoin and back, with rate and fee shown before the first note goes in.',
            zh: '纸币与比特币互换，放入第一张纸币之前先显示汇率和手续费。',
          },
        },
        {
          title: { en: 'A PIN', zh: '密码' },
          text: {
            en: 'Wherever one is asked for, it is entered on an encrypting pad of our own make, to PCI PTS 5.x.',
            zh: '凡需输入密码，都用我们自制的加密键盘，符合 PCI PTS 5.x。',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Payroll, signature, bitcoin, cards', zh: '工资、签名、比特币、发卡' },
      ctaText: { en: 'All payment products', zh: '全部支付产品' },
      ctaHref: '/products/payment',
      secondText: { en: 'See the card dispenser', zh: '了解自助发卡机' },
      secondHref: '/solutions/payment/card',
    },
  ],
}
