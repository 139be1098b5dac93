import { contactLink, getQuote, scheduleDemo } from '../contact-link'
import type { DemoPage } from '../types'

const product = 'health-h400-screening-kiosk'

export const healthcare: DemoPage = {
  path: '/solutions/healthcare',
  title: {
    en: 'Healthcare Kiosk',
    zh: '健康自助终端',
    hi: 'स्वास्थ्य सेवा कियोस्क',
    ja: '医療キオスク',
    ko: '의료 키오스크',
    th: 'ตู้บริการสุขภาพ',
    vi: 'Kiosk y tế',
    ru: 'Медицинский киоск',
    id: 'Kios Kesehatan',
    ms: 'Kios Kesihatan',
  },
  seo: {
    description: {
      en: 'Check-in in 40 seconds, five measurements in four minutes, a consultation behind walls of 38 dB: healthcare kiosks made under ISO 13485 and audited under MDSAP.',
      zh: '40 秒报到，四分钟五项测量，隔声 38 分贝的问诊舱：健康自助终端按 ISO 13485 制造，并接受 MDSAP 审核。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'fade',
      tone: 'paper',
      title: {
        en: 'The doctor knows before the door opens',
        zh: '推门之前，医生已经知道',
      },
      text: {
        en: 'A healthcare kiosk registers, measures and connects. What a nurse wrote down five times a morning stands in the record when the patient sits down.',
        zh: '健康自助终端负责登记、测量和连线。护士一上午要抄写许多遍的数值，患者落座时已在病历里。',
      },
      picture: 'key:scene-hero-screening',
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'healthcare', product),
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'healthcare', product),
    },
    {
      blockType: 'featureList',
      look: 'steps',
      title: { en: 'From the card to the doctor’s screen', zh: '从刷卡到医生的屏幕' },
      items: [
        {
          mark: '0:00',
          title: { en: 'Card or code', zh: '刷卡或扫码' },
          text: {
            en: 'Insurance card, identity card or appointment letter. Missing consents are signed on the screen.',
            zh: '医保卡、身份证或预约单；缺少的同意书在屏上签署。',
          },
        },
        {
          mark: '0:40',
          title: { en: 'Registered', zh: '登记完成' },
          text: {
            en: 'The ticket names department, floor and expected time of call.',
            zh: '排队号上写明科室、楼层和预计叫号时间。',
          },
        },
        {
          mark: '1:10',
          title: { en: 'Sit down', zh: '坐下' },
          text: {
            en: 'Weight and height are taken while the cuff closes itself round an arm of 22 to 42 cm.',
            zh: '测量体重和身高的同时，袖带自动收紧，适合 22 至 42 厘米臂围。',
          },
        },
        {
          mark: '4:00',
          title: { en: 'Five values', zh: '五项数值' },
          text: {
            en: 'Blood pressure twice, pulse, oxygen saturation, weight, height: each beside the range a physician expects.',
            zh: '血压测两次，另有脉搏、血氧、体重、身高，每项旁边列出参考范围。',
          },
        },
        {
          mark: '4:05',
          title: { en: 'In the record', zh: '写入病历' },
          text: {
            en: 'By HL7 or FHIR, with time and device number. Without consent they are erased after printing.',
            zh: '以 HL7 或 FHIR 发送，附时间和设备编号；未经同意，打印后即清除。',
          },
        },
      ],
    },
    {
      blockType: 'callouts',
      title: { en: 'Five instruments, no assistant', zh: '五种仪器，无需助手' },
      text: {
        en: 'The H400 checks itself every morning against internal references, and locks a function rather than show a doubtful value.',
        zh: 'H400 每天早晨对照内部基准自检，宁可锁定某项功能，也不显示存疑的数值。',
      },
      picture: 'key:product-health-h400-screening-kiosk',
      points: [
        {
          title: { en: 'Cuff', zh: '袖带' },
          text: {
            en: '±3 mmHg, to ISO 81060-2. Releases at a touch, at once and without power.',
            zh: '±3 mmHg，符合 ISO 81060-2；一触即松，断电也能松开。',
          },
          x: 29,
          y: 61,
        },
        {
          title: { en: '21.5-inch guide', zh: '21.5 英寸引导屏' },
          text: {
            en: 'Pictures, text and speech in ten languages.',
            zh: '图示、文字和语音，十种语言。',
          },
          x: 46,
          y: 45,
        },
        {
          title: { en: 'Printer', zh: '打印机' },
          text: {
            en: 'Values on paper, or on the telephone by code.',
            zh: '数值打印在纸上，或扫码存到手机。',
          },
          x: 39,
          y: 56,
        },
        {
          title: { en: 'Ultrasonic head', zh: '超声测高头' },
          text: { en: '1,000 to 2,100 mm, ±5 mm.', zh: '1,000 至 2,100 毫米，±5 毫米。' },
          x: 68,
          y: 18,
        },
        {
          title: { en: 'Finger sensor', zh: '指夹传感器' },
          text: {
            en: 'Oxygen saturation ±2%. The clip is changed in a minute.',
            zh: '血氧 ±2%；指夹一分钟即可更换。',
          },
          x: 54,
          y: 59,
        },
        {
          title: { en: 'Footplate', zh: '脚踏板' },
          text: {
            en: 'Four load cells, up to 250 kg, ±0.1 kg.',
            zh: '四个称重传感器，最大 250 千克，±0.1 千克。',
          },
          x: 68,
          y: 84,
        },
      ],
    },
    {
      blockType: 'specificationTable',
      title: { en: 'Check-in, screening, consultation', zh: '报到、筛查、问诊' },
      text: {
        en: 'Three machines, one patient identity between them. Any of them can be the first.',
        zh: '三种设备共用一个患者身份，从哪一种开始都可以。',
      },
      products:
        'health-h200-patient-check-in\nhealth-h400-screening-kiosk\nhealth-h600-consultation-cabin',
      specifications: {
        en: 'Measurements\nAccuracy\nThroughput\nProtocols\nCertification\nDimensions (W × D × H)',
        zh: '测量项目\n精度\n处理速度\n通信协议\n认证\n外形尺寸（宽 × 深 × 高）',
      },
    },
    {
      blockType: 'featureList',
      look: 'plain',
      title: { en: 'Made for a place with rules', zh: '为有规矩的地方而造' },
      items: [
        {
          title: { en: 'ISO 13485 and MDSAP', zh: 'ISO 13485 与 MDSAP' },
          text: {
            en: 'Development, production and complaints follow one audited system, valid in five countries at once.',
            zh: '研发、生产和投诉处理遵循同一套受审体系，五国同时有效。',
          },
        },
        {
          title: { en: 'IEC 60601-1', zh: 'IEC 60601-1' },
          text: {
            en: 'The electrical safety of a device that touches patients, kiosk or not.',
            zh: '与患者接触的设备所需的电气安全，自助终端也不例外。',
          },
        },
        {
          title: { en: 'Wiped forty times a day', zh: '一天擦拭四十次' },
          text: {
            en: 'Powder-coated steel, rounded edges, no open joint, resistant to ward disinfectants.',
            zh: '粉末喷涂钢板、圆边、无外露接缝，耐病房消毒剂。',
          },
        },
        {
          title: { en: 'Within reach when seated', zh: '坐着也够得到' },
          text: {
            en: 'Screen and slots between 900 and 1,200 mm; headset socket and tactile keys for blind patients.',
            zh: '屏幕和卡口位于 900 至 1,200 毫米之间；为视障患者配耳机插口和触感按键。',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Try it on your own arm', zh: '用自己的手臂试试' },
      text: {
        en: 'We set a kiosk up in your entrance hall for two weeks, with your forms and your record system in test.',
        zh: '我们在您的门厅安装一台，试用两周，接入您的表单和测试病历系统。',
      },
      ctaText: scheduleDemo,
      ctaHref: contactLink('demo', 'healthcare', product),
      secondText: getQuote,
      secondHref: contactLink('quote', 'healthcare', product),
    },
  ],
}
