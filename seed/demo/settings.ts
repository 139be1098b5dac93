import type { Localized } from '@/src/i18n/localized'
import type { PictureKey } from './types'

export interface DemoSettings {
  companyName: string
  logo: PictureKey
  logoDark: PictureKey
  tagline: Localized
  description: Localized
  /** Lines separated by a line break, as are those of the factory and the offices. */
  headquartersAddress: Localized
  factoryAddress: Localized
  phones: { label: Localized; number: string }[]
  emails: { label: Localized; address: string }[]
  businessHours: { label: Localized; hours: Localized }[]
  offices: {
    region: Localized
    name: Localized
    address: Localized
    phone: string
    email: string
  }[]
  socialLinks: { network: 'linkedin' | 'youtube' | 'facebook' | 'x'; url: string }[]
  storyVideoId: string
  aboutVideoId: string
  serviceVideoId: string
  tourUrl: string
  mapUrls: { headquarters: string; factory: string }
  /** Where messages from the contact form are sent. */
  notificationAddress: string
}

export const settings: DemoSettings = {
  companyName: 'Solgate Terminals',
  logo: 'brand-logo-light',
  logoDark: 'brand-logo-dark',
  tagline: {
    en: 'Machines people trust with their money, since 2003',
    zh: '自 2003 年起，制造让人放心托付钱款的机器',
    hi: '2003 से ऐसी मशीनें, जिन पर लोग अपने पैसों का भरोसा करते हैं',
    ja: '2003年から、お金を安心して預けられる機械を',
    ko: '2003년부터, 사람들이 돈을 믿고 맡기는 기계',
    th: 'เครื่องที่ผู้คนไว้วางใจฝากเงิน ตั้งแต่ปี 2003',
    vi: 'Những cỗ máy được tin cậy giao tiền, từ năm 2003',
    ru: 'Машины, которым доверяют деньги, с 2003 года',
    id: 'Mesin yang dipercaya menjaga uang sejak 2003',
    ms: 'Mesin yang dipercayai menjaga wang sejak 2003',
  },
  description: {
    en: 'Solgate Terminals develops and builds self-service terminals in Shenzhen: cash machines, recyclers, smart tellers, healthcare kiosks and the encrypting PIN pads inside them. The company began with a PIN keyboard in December 2003. Today more than 100 engineers look after 500+ installations in 50+ countries.',
    zh: 'Solgate Terminals 在深圳研发和制造自助终端：现金设备、循环机、智慧柜员机、健康自助终端，以及装在其中的加密密码键盘。公司于 2003 年 12 月从一块密码键盘起步，如今有 100 多名工程师，服务于 50 多个国家的 500 多个安装项目。',
  },
  headquartersAddress: {
    en: 'Solgate Terminals\n18 Steel Key Road, Nanshan District\nShenzhen 518000, Guangdong\nChina',
    zh: 'Solgate Terminals\n中国广东省深圳市\n南山区钢键路 18 号\n邮编 518000',
  },
  factoryAddress: {
    en: 'Solgate Terminals Factory\n6 Assembly Street, Huicheng District\nHuizhou 516000, Guangdong\nChina',
    zh: 'Solgate Terminals 工厂\n中国广东省惠州市\n惠城区总装街 6 号\n邮编 516000',
  },
  phones: [
    {
      label: {
        en: 'Switchboard',
        zh: '总机',
        hi: 'स्विचबोर्ड',
        ja: '代表電話',
        ko: '대표 전화',
        th: 'โอเปอเรเตอร์',
        vi: 'Tổng đài',
        ru: 'Общий номер',
        id: 'Operator',
        ms: 'Talian utama',
      },
      number: '+86 755 5550 0142',
    },
    {
      label: {
        en: 'Sales',
        zh: '销售',
        hi: 'बिक्री',
        ja: '営業',
        ko: '영업',
        th: 'ฝ่ายขาย',
        vi: 'Kinh doanh',
        ru: 'Отдел продаж',
        id: 'Penjualan',
        ms: 'Jualan',
      },
      number: '+86 755 5550 0143',
    },
    {
      label: {
        en: 'Technical support',
        zh: '技术支持',
        hi: 'तकनीकी सहायता',
        ja: '技術サポート',
        ko: '기술 지원',
        th: 'ฝ่ายสนับสนุนด้านเทคนิค',
        vi: 'Hỗ trợ kỹ thuật',
        ru: 'Техническая поддержка',
        id: 'Dukungan teknis',
        ms: 'Sokongan teknikal',
      },
      number: '+86 755 5550 0144',
    },
    {
      label: {
        en: 'Emergency line, day and night',
        zh: '紧急热线（昼夜）',
        hi: 'आपातकालीन लाइन, दिन-रात',
        ja: '緊急連絡先（24時間）',
        ko: '긴급 전화(24시간)',
        th: 'สายด่วนฉุกเฉิน ตลอด 24 ชั่วโมง',
        vi: 'Đường dây khẩn, ngày và đêm',
        ru: 'Экстренная линия, круглосуточно',
        id: 'Saluran darurat, siang dan malam',
        ms: 'Talian kecemasan, siang dan malam',
      },
      number: '+86 755 5550 0145',
    },
  ],
  emails: [
    {
      label: {
        en: 'General enquiries',
        zh: '一般咨询',
        hi: 'सामान्य पूछताछ',
        ja: '一般のお問い合わせ',
        ko: '일반 문의',
        th: 'สอบถามทั่วไป',
        vi: 'Thông tin chung',
        ru: 'Общие вопросы',
        id: 'Pertanyaan umum',
        ms: 'Pertanyaan am',
      },
      address: 'info@solgate-terminals.example',
    },
    {
      label: {
        en: 'Quotations and orders',
        zh: '报价与订购',
        hi: 'कोटेशन और ऑर्डर',
        ja: 'お見積もり・ご注文',
        ko: '견적 및 주문',
        th: 'ใบเสนอราคาและคำสั่งซื้อ',
        vi: 'Báo giá và đặt hàng',
        ru: 'Предложения и заказы',
        id: 'Penawaran dan pesanan',
        ms: 'Sebut harga dan pesanan',
      },
      address: 'sales@solgate-terminals.example',
    },
    {
      label: {
        en: 'Service and spare parts',
        zh: '服务与备件',
        hi: 'सेवा और पुर्ज़े',
        ja: '保守・交換部品',
        ko: '서비스 및 예비 부품',
        th: 'บริการและอะไหล่',
        vi: 'Dịch vụ và phụ tùng',
        ru: 'Сервис и запчасти',
        id: 'Servis dan suku cadang',
        ms: 'Servis dan alat ganti',
      },
      address: 'support@solgate-terminals.example',
    },
    {
      label: {
        en: 'Applications',
        zh: '求职',
        hi: 'नौकरी के आवेदन',
        ja: '採用応募',
        ko: '입사 지원',
        th: 'สมัครงาน',
        vi: 'Ứng tuyển',
        ru: 'Вакансии и резюме',
        id: 'Lamaran kerja',
        ms: 'Permohonan kerja',
      },
      address: 'careers@solgate-terminals.example',
    },
  ],
  businessHours: [
    {
      label: {
        en: 'Sales',
        zh: '销售',
        hi: 'बिक्री',
        ja: '営業',
        ko: '영업',
        th: 'ฝ่ายขาย',
        vi: 'Kinh doanh',
        ru: 'Отдел продаж',
        id: 'Penjualan',
        ms: 'Jualan',
      },
      hours: {
        en: 'Mon–Fri 8:00–18:00 EST',
        zh: '周一至周五 8:00–18:00（美国东部时间）',
        hi: 'सोम–शुक्र 8:00–18:00 EST',
        ja: '月–金 8:00–18:00（EST）',
        ko: '월–금 8:00–18:00 (EST)',
        th: 'จันทร์–ศุกร์ 8:00–18:00 น. (EST)',
        vi: 'Thứ Hai–Thứ Sáu, 8:00–18:00 EST',
        ru: 'Пн–Пт 8:00–18:00 EST',
        id: 'Sen–Jum 8:00–18:00 EST',
        ms: 'Isn–Jum 8:00–18:00 EST',
      },
    },
    {
      label: {
        en: 'Technical support',
        zh: '技术支持',
        hi: 'तकनीकी सहायता',
        ja: '技術サポート',
        ko: '기술 지원',
        th: 'ฝ่ายสนับสนุนด้านเทคนิค',
        vi: 'Hỗ trợ kỹ thuật',
        ru: 'Техническая поддержка',
        id: 'Dukungan teknis',
        ms: 'Sokongan teknikal',
      },
      hours: {
        en: 'Mon–Fri 7:00–20:00 EST',
        zh: '周一至周五 7:00–20:00（美国东部时间）',
        hi: 'सोम–शुक्र 7:00–20:00 EST',
        ja: '月–金 7:00–20:00（EST）',
        ko: '월–금 7:00–20:00 (EST)',
        th: 'จันทร์–ศุกร์ 7:00–20:00 น. (EST)',
        vi: 'Thứ Hai–Thứ Sáu, 7:00–20:00 EST',
        ru: 'Пн–Пт 7:00–20:00 EST',
        id: 'Sen–Jum 7:00–20:00 EST',
        ms: 'Isn–Jum 7:00–20:00 EST',
      },
    },
    {
      label: {
        en: 'Emergency',
        zh: '紧急支持',
        hi: 'आपातकाल',
        ja: '緊急',
        ko: '긴급',
        th: 'ฉุกเฉิน',
        vi: 'Khẩn cấp',
        ru: 'Экстренная помощь',
        id: 'Darurat',
        ms: 'Kecemasan',
      },
      hours: {
        en: '24/7, critical issues only',
        zh: '全天候，仅限重大故障',
        hi: '24/7, केवल गंभीर समस्याएँ',
        ja: '24時間365日、重大な障害のみ',
        ko: '연중무휴 24시간, 중대한 장애만',
        th: 'ตลอด 24 ชั่วโมง เฉพาะปัญหาร้ายแรง',
        vi: '24/7, chỉ sự cố nghiêm trọng',
        ru: '24/7, только критические случаи',
        id: '24/7, hanya masalah kritis',
        ms: '24/7, isu kritikal sahaja',
      },
    },
    {
      label: {
        en: 'International',
        zh: '国际办事处',
        hi: 'अंतरराष्ट्रीय',
        ja: '海外拠点',
        ko: '해외',
        th: 'ต่างประเทศ',
        vi: 'Quốc tế',
        ru: 'Другие страны',
        id: 'Internasional',
        ms: 'Antarabangsa',
      },
      hours: {
        en: 'Local hours apply',
        zh: '按当地营业时间',
        hi: 'स्थानीय समय लागू',
        ja: '現地の営業時間',
        ko: '현지 업무 시간 적용',
        th: 'ตามเวลาทำการท้องถิ่น',
        vi: 'Theo giờ địa phương',
        ru: 'По местному времени',
        id: 'Mengikuti jam setempat',
        ms: 'Mengikut waktu tempatan',
      },
    },
  ],
  offices: [
    {
      region: {
        en: 'North America',
        zh: '北美',
        hi: 'उत्तरी अमेरिका',
        ja: '北米',
        ko: '북미',
        th: 'อเมริกาเหนือ',
        vi: 'Bắc Mỹ',
        ru: 'Северная Америка',
        id: 'Amerika Utara',
        ms: 'Amerika Utara',
      },
      name: { en: 'Solgate Terminals North America', zh: 'Solgate Terminals 北美办事处' },
      address: {
        en: '240 Counter Street, Suite 900\nToronto, Ontario\nCanada',
        zh: '加拿大安大略省多伦多\nCounter Street 240 号 900 室',
      },
      phone: '+1 416 555 0142',
      email: 'sales@solgate-terminals.example',
    },
    {
      region: {
        en: 'Europe',
        zh: '欧洲',
        hi: 'यूरोप',
        ja: '欧州',
        ko: '유럽',
        th: 'ยุโรป',
        vi: 'Châu Âu',
        ru: 'Европа',
        id: 'Eropa',
        ms: 'Eropah',
      },
      name: {
        en: 'Solgate Terminals Europe, office and spare parts hub',
        zh: 'Solgate Terminals 欧洲办事处暨备件中心',
      },
      address: {
        en: 'Kassakade 31\nRotterdam\nNetherlands',
        zh: '荷兰鹿特丹\nKassakade 31 号',
      },
      phone: '+31 10 555 0142',
      email: 'support@solgate-terminals.example',
    },
    {
      region: {
        en: 'Asia Pacific',
        zh: '亚太',
        hi: 'एशिया-प्रशांत',
        ja: 'アジア太平洋',
        ko: '아시아 태평양',
        th: 'เอเชียแปซิฟิก',
        vi: 'Châu Á – Thái Bình Dương',
        ru: 'Азиатско-Тихоокеанский регион',
        id: 'Asia Pasifik',
        ms: 'Asia Pasifik',
      },
      name: { en: 'Solgate Terminals Asia Pacific', zh: 'Solgate Terminals 亚太办事处' },
      address: {
        en: '77 Lantern Quay, Level 12\nSingapore',
        zh: '新加坡\nLantern Quay 77 号 12 层',
      },
      phone: '+65 5550 0142',
      email: 'info@solgate-terminals.example',
    },
  ],
  socialLinks: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/solgate-terminals-example' },
    { network: 'youtube', url: 'https://www.youtube.com/@solgate-terminals-example' },
    { network: 'facebook', url: 'https://www.facebook.com/solgate.terminals.example' },
    { network: 'x', url: 'https://x.com/solgate_example' },
  ],
  // The video site gives out no id that ends in 1, 2 or 3, so these can never show a stranger's film.
  storyVideoId: 'SgStory2003',
  aboutVideoId: 'SgAboutUs01',
  serviceVideoId: 'SgService02',
  tourUrl: 'https://tour.solgate-terminals.example/',
  mapUrls: {
    headquarters:
      'https://www.openstreetmap.org/export/embed.html?bbox=113.915%2C22.520%2C113.965%2C22.550&layer=mapnik&marker=22.535%2C113.940',
    factory:
      'https://www.openstreetmap.org/export/embed.html?bbox=114.385%2C23.095%2C114.435%2C23.125&layer=mapnik&marker=23.110%2C114.410',
  },
  notificationAddress: 'sales@solgate-terminals.example',
}
