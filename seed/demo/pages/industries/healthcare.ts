import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryHealthcare: DemoPage = {
  path: '/industries/healthcare',
  title: {
    en: 'Retail and Healthcare',
    zh: '零售与医疗',
    hi: 'रिटेल और स्वास्थ्य सेवा',
    ja: '小売・医療',
    ko: '소매·의료',
    th: 'ค้าปลีกและการแพทย์',
    vi: 'Bán lẻ và y tế',
    ru: 'Торговля и медицина',
    id: 'Ritel dan Kesehatan',
    ms: 'Runcit dan Penjagaan Kesihatan',
  },
  seo: {
    description: {
      en: 'Check-in and screening kiosks, self-checkouts, pharmacy lockers and card dispensers for halls in which people wait.',
      zh: '面向排队大厅的登记与筛查终端、自助收银机、取药柜和发卡机。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      tone: 'paper',
      title: { en: 'The queue was the illness', zh: '排队，才是病根' },
      text: {
        en: 'Seven hundred patients register in two hours on a Monday morning. Four kiosks do it in forty seconds each, and the desk has time for those who need a person.',
        zh: '周一早晨两小时，七百位患者登记。四台终端，每人四十秒，窗口就有时间照顾真正需要帮助的人。',
      },
      picture: 'key:scene-industry-healthcare',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'retail-healthcare',
      layout: 'mirrored',
      builtIn: builtInSection('retail-healthcare'),
    },
    {
      blockType: 'applications',
      title: { en: 'From the entrance to the till', zh: '从门口到收银台' },
      places: [
        {
          title: { en: 'Hospital entrance', zh: '医院门厅' },
          text: {
            en: 'Card, consent, co-payment and ticket, one patient every 40 seconds.',
            zh: '刷卡、签字、自付、取号，每 40 秒一位。',
          },
          machine: { en: 'H200 Patient Check-In', zh: 'H200 患者自助报到机' },
          href: '/product/health-h200-patient-check-in',
        },
        {
          title: { en: 'Waiting area', zh: '候诊区' },
          text: {
            en: 'Five measurements in four minutes, sent to the record by HL7 or FHIR.',
            zh: '四分钟五项测量，以 HL7 或 FHIR 写入病历。',
          },
          machine: { en: 'H400 Screening Kiosk', zh: 'H400 健康筛查机' },
          href: '/product/health-h400-screening-kiosk',
        },
        {
          title: { en: 'Village, ferry port, factory', zh: '乡村、渡口、工厂' },
          text: {
            en: 'A physician on the screen, seven instruments within reach, walls of 38 dB.',
            zh: '屏幕里的医生，手边七种仪器，38 分贝隔声。',
          },
          machine: { en: 'H600 Consultation Cabin', zh: 'H600 远程问诊舱' },
          href: '/product/health-h600-consultation-cabin',
        },
        {
          title: { en: 'Pharmacy, after hours', zh: '药房下班以后' },
          text: {
            en: '48 lockers, eight of them at 2–8 °C; a pick-up takes 20 seconds.',
            zh: '48 个格口，八个 2–8 °C 冷藏，取药只需 20 秒。',
          },
          machine: { en: 'P400 Pharmacy Pick-Up', zh: 'P400 药房自提柜' },
          href: '/product/retail-healthcare-p400-pharmacy-pick-up',
        },
        {
          title: { en: 'Shop', zh: '商店' },
          text: {
            en: '25 items a minute on a quarter of a square metre.',
            zh: '四分之一平方米，每分钟扫描 25 件。',
          },
          machine: { en: 'P200 Self-Checkout', zh: 'P200 自助收银机' },
          href: '/product/retail-healthcare-p200-self-checkout',
        },
        {
          title: { en: 'Service counter', zh: '服务台' },
          text: {
            en: 'Cards issued, topped up and replaced, on displays of 15.6 to 21.5 inches.',
            zh: '发卡、充值、补卡，配 15.6 至 21.5 英寸屏。',
          },
          machine: { en: 'P600 Card Dispenser Kiosk', zh: 'P600 自助发卡机' },
          href: '/product/retail-healthcare-p600-card-dispenser-kiosk',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'The way of a patient, minute by minute', zh: '一位患者的每一分钟' },
      ctaText: { en: 'See the healthcare kiosk', zh: '了解健康自助终端' },
      ctaHref: '/solutions/healthcare',
      secondText: { en: 'All healthcare products', zh: '全部医疗产品' },
      secondHref: '/products/healthcare',
    },
  ],
}
