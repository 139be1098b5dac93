import type { DemoPage } from './types'

const title = {
  en: 'Contact & Locations',
  zh: '联系方式与地址',
  hi: 'संपर्क और स्थान',
  ja: '連絡先と拠点',
  ko: '연락처 및 위치',
  th: 'ติดต่อและที่ตั้ง',
  vi: 'Liên hệ và địa điểm',
  ru: 'Контакты и адреса',
  id: 'Kontak & Lokasi',
  ms: 'Hubungi & Lokasi',
}

export const locations: DemoPage = {
  path: '/locations',
  title,
  seo: {
    description: {
      en: 'Headquarters in Shenzhen, factory in Huizhou, offices in Toronto, Rotterdam and Singapore: addresses, maps and how to reach them.',
      zh: '总部位于深圳，工厂位于惠州，办事处位于多伦多、鹿特丹和新加坡：地址、地图和联系方式。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title,
      text: {
        en: 'Drawn in Shenzhen, built in Huizhou, repaired near you. Visitors are welcome in both houses; give us two days’ notice and bring a passport.',
        zh: '在深圳设计，在惠州制造，在您身边维修。两处都欢迎来访，请提前两天告知并携带证件。',
      },
      picture: 'key:scene-headquarters',
      layout: 'fade',
      tone: 'paper',
    },
    {
      blockType: 'locationMap',
      title: {
        en: 'Headquarters',
        zh: '总部',
        hi: 'मुख्यालय',
        ja: '本社',
        ko: '본사',
        th: 'สำนักงานใหญ่',
        vi: 'Trụ sở chính',
        ru: 'Штаб-квартира',
        id: 'Kantor pusat',
        ms: 'Ibu pejabat',
      },
      place: 'headquarters',
      text: {
        en: 'Design, software, the test laboratory and the key room. Reception is open on working days from 8:30; the machines in the lobby work, so try them.',
        zh: '设计、软件、检测实验室和密钥室都在这里。工作日 8:30 起接待；大堂里的机器都能用，请随意试。',
      },
      picture: 'key:map-locations',
    },
    {
      blockType: 'locationMap',
      title: {
        en: 'Factory',
        zh: '工厂',
        hi: 'कारख़ाना',
        ja: '工場',
        ko: '공장',
        th: 'โรงงาน',
        vi: 'Nhà máy',
        ru: 'Завод',
        id: 'Pabrik',
        ms: 'Kilang',
      },
      place: 'factory',
      text: {
        en: 'Two lines, final inspection and the warehouse. Lorries enter by gate 2. An hour and a half from headquarters by road; a car brings visitors who ask for it.',
        zh: '两条产线、终检和仓库。货车从 2 号门进。距总部一个半小时车程，需要接送的访客请告诉我们。',
      },
      picture: 'key:scene-factory',
      side: 'start',
    },
    { blockType: 'offices' },
    {
      blockType: 'callToAction',
      title: {
        en: 'General inquiries',
        zh: '一般咨询',
        hi: 'सामान्य पूछताछ',
        ja: '一般のお問い合わせ',
        ko: '일반 문의',
        th: 'สอบถามทั่วไป',
        vi: 'Câu hỏi chung',
        ru: 'Общие вопросы',
        id: 'Pertanyaan umum',
        ms: 'Pertanyaan am',
      },
      text: {
        en: 'For questions that belong to no place in particular, use the form on our Contact page. We reply within 24 hours.',
        zh: '与具体地点无关的问题，请使用联系页面上的表单，我们会在 24 小时内回复。',
      },
      ctaText: { en: 'Go to the Contact page', zh: '前往联系页面' },
      ctaHref: '/contact',
    },
  ],
}
