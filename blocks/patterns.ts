import type { Page } from '@/payload-types'

/** Several blocks that come to a page together, each with its example texts. */
export interface Pattern {
  /** By language; English stands in where there is none. */
  name: Record<string, string>
  blocks: NonNullable<Page['layout']>[number]['blockType'][]
}

/** The patterns with which the gallery of editing in place begins. */
export const patterns: Pattern[] = [
  {
    name: {
      en: 'Campaign page',
      de: 'Kampagnenseite',
      es: 'Página de campaña',
      fr: 'Page de campagne',
      hi: 'अभियान का पेज',
      id: 'Halaman kampanye',
      ja: 'キャンペーンページ',
      ko: '캠페인 페이지',
      ms: 'Halaman kempen',
      ru: 'Страница кампании',
      th: 'หน้าแคมเปญ',
      vi: 'Trang chiến dịch',
      zh: '活动页面',
    },
    blocks: ['hero', 'featureList', 'figures', 'callToAction'],
  },
  {
    name: {
      en: 'About the company',
      de: 'Über das Unternehmen',
      es: 'Sobre la empresa',
      fr: 'À propos de l’entreprise',
      hi: 'कंपनी के बारे में',
      id: 'Tentang perusahaan',
      ja: '会社について',
      ko: '회사 소개',
      ms: 'Tentang syarikat',
      ru: 'О компании',
      th: 'เกี่ยวกับบริษัท',
      vi: 'Giới thiệu công ty',
      zh: '关于公司',
    },
    blocks: ['textSection', 'values', 'timeline'],
  },
  {
    name: {
      en: 'Questions and answers',
      de: 'Fragen und Antworten',
      es: 'Preguntas y respuestas',
      fr: 'Questions et réponses',
      hi: 'प्रश्न और उत्तर',
      id: 'Pertanyaan dan jawaban',
      ja: 'よくある質問',
      ko: '질문과 답변',
      ms: 'Soalan dan jawapan',
      ru: 'Вопросы и ответы',
      th: 'คำถามและคำตอบ',
      vi: 'Hỏi và đáp',
      zh: '常见问题',
    },
    blocks: ['textSection', 'faq', 'callToAction'],
  },
  {
    name: {
      en: 'Contact',
      de: 'Kontakt',
      es: 'Contacto',
      fr: 'Nous contacter',
      hi: 'संपर्क',
      id: 'Kontak',
      ja: 'お問い合わせ',
      ko: '연락처',
      ms: 'Hubungi kami',
      ru: 'Контакты',
      th: 'ติดต่อ',
      vi: 'Liên hệ',
      zh: '联系方式',
    },
    blocks: ['contactCards', 'officeHours', 'contactForm'],
  },
]
