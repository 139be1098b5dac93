import { contactLink, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

export const familyHealthcare: DemoPage = {
  path: '/products/healthcare',
  title: {
    en: 'Healthcare Products',
    zh: '医疗产品',
    hi: 'स्वास्थ्य सेवा उत्पाद',
    ja: '医療向け製品',
    ko: '의료 제품',
    th: 'ผลิตภัณฑ์การแพทย์',
    vi: 'Sản phẩm y tế',
    ru: 'Продукты для медицины',
    id: 'Produk Kesehatan',
    ms: 'Produk Penjagaan Kesihatan',
  },
  seo: {
    description: {
      en: 'Patient check-in, screening kiosks, consultation cabins, pharmacy lockers and self-checkouts with their specifications.',
      zh: '患者报到机、健康筛查机、问诊舱、取药柜和自助收银机及其技术参数。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      tone: 'paper',
      title: {
        en: 'Check in, measure, consult',
        zh: '登记、测量、问诊',
      },
      text: {
        en: 'Two categories: machines that meet patients, and machines that meet customers. Both are wiped forty times a day.',
        zh: '两个类别：一类面对患者，一类面对顾客。两类都要每天擦拭四十次。',
      },
      picture: 'key:scene-solution-healthcare',
    },
    {
      blockType: 'familyProducts',
      family: 'healthcare',
      limit: 6,
      title: { en: 'Six machines for halls', zh: '面向大厅的六款设备' },
    },
    {
      blockType: 'dataTable',
      title: { en: 'What they are held to', zh: '它们遵守的标准' },
      columns: { en: 'Standard | What it asks | Which machines', zh: '标准 | 要求 | 适用设备' },
      rows: {
        en: 'ISO 13485 | Development and production of medical devices under one audited system | H400, H600\nMDSAP | One audit for five countries | H400, H600\nIEC 60601-1 | Electrical safety of devices that touch patients | H400, H600\nISO 81060-2 | Blood pressure proven on people | H400, H600\nHL7 v2, FHIR, DICOM | Data that the record understands | H200, H400, H600\nPCI PTS 5.x | Where a PIN is entered | H200, P200, P400, P600\nOIML R 76 class III | Weights that may be charged | P200',
        zh: 'ISO 13485 | 医疗器械研发与生产纳入受审体系 | H400、H600\nMDSAP | 一次审核，五国有效 | H400、H600\nIEC 60601-1 | 接触患者设备的电气安全 | H400、H600\nISO 81060-2 | 血压测量经人体验证 | H400、H600\nHL7 v2、FHIR、DICOM | 病历系统读得懂的数据 | H200、H400、H600\nPCI PTS 5.x | 凡输入密码之处 | H200、P200、P400、P600\nOIML R 76 III 级 | 可用于计价的称重 | P200',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'Two weeks in your entrance hall', zh: '在您的门厅试用两周' },
      ctaText: scheduleDemo,
      ctaHref: contactLink('demo', 'healthcare'),
      secondText: { en: 'Retail and Healthcare', zh: '零售与医疗' },
      secondHref: '/industries/healthcare',
    },
  ],
}
