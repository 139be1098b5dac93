import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familyPayment: DemoPage = {
  path: '/products/payment',
  title: {
    en: 'Payment Products',
    zh: '支付产品',
    hi: 'भुगतान उत्पाद',
    ja: '決済向け製品',
    ko: '결제 제품',
    th: 'ผลิตภัณฑ์การชำระเงิน',
    vi: 'Sản phẩm thanh toán',
    ru: 'Платёжные продукты',
    id: 'Produk Pembayaran',
    ms: 'Produk Pembayaran',
  },
  seo: {
    description: {
      en: 'Signature terminals, payroll controllers and kiosks, bitcoin kiosks with their specifications.',
      zh: '电子签名终端、工资控制器与发放机、比特币终端及其技术参数。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      title: {
        en: 'Paid out, and accounted for',
        zh: '付得出，对得上',
      },
      text: {
        en: 'Wages, signatures and exchange: three categories for payments that leave a trace.',
        zh: '工资、签名、兑换：三个类别，每笔付款都留有凭据。',
      },
      picture: 'key:scene-solution-payment',
    },
    {
      blockType: 'familyProducts',
      family: 'payment',
      limit: 6,
      title: { en: 'Sign, earn, exchange', zh: '签名、领薪、兑换' },
    },
    {
      blockType: 'figures',
      layout: 'strip',
      title: { en: 'In figures', zh: '数据' },
      items: [
        {
          value: '400',
          label: { en: 'samples a second', zh: '次采样每秒' },
          detail: {
            en: 'Of pressure and speed, for each signature.',
            zh: '每个签名的压力与速度。',
          },
        },
        {
          value: '120',
          label: { en: 'pay-outs an hour', zh: '人次每小时' },
          detail: { en: 'In notes and coins, by the W600.', zh: 'W600 以纸币和硬币发放。' },
        },
        {
          value: '2',
          label: { en: 'approvals', zh: '人审批' },
          detail: { en: 'Before any wage is paid.', zh: '工资发放之前必经。' },
        },
        {
          value: '55 s',
          label: { en: 'for a purchase', zh: '完成一笔购买' },
          detail: {
            en: 'Of bitcoin with five notes, at the B200.',
            zh: '在 B200 上用五张纸币买入比特币。',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Card dispensers are a chapter of their own', zh: '发卡机另有专页' },
      text: {
        en: 'Six hundred cards in stock, one issued in twelve seconds.',
        zh: '备卡六百张，十二秒发一张。',
      },
      ctaText: { en: 'Card dispenser kiosk', zh: '自助发卡机' },
      ctaHref: '/solutions/payment/card',
      secondText: getQuote,
      secondHref: contactLink('quote', 'payment'),
    },
    {
      blockType: 'textSection',
      title: { en: 'The trade they serve', zh: '它们服务的行业' },
      text: {
        en: 'Plants that pay in cash, desks where contracts are signed, exchange offices.',
        zh: '以现金发薪的工厂，签合同的柜台，兑换点。',
      },
      ctaText: { en: 'Payment Terminals', zh: '支付终端' },
      ctaHref: '/industries/payments',
    },
  ],
}
