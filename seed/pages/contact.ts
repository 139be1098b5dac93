import type { BuiltInPage } from './types'

export const contact: BuiltInPage = {
  path: '/contact',
  title: {
    en: 'Contact',
    zh: '联系我们',
    hi: 'संपर्क',
    ja: 'お問い合わせ',
    ko: '문의',
    th: 'ติดต่อเรา',
    vi: 'Liên hệ',
    ru: 'Контакты',
    id: 'Kontak',
    ms: 'Hubungi Kami',
  },
  seo: {
    description: {
      en: 'Write, call or visit: an engineer replies within 24 hours. Addresses, phone numbers, business hours and regional offices.',
      zh: '留言、致电或来访：工程师在 24 小时内回复。地址、电话、营业时间和区域办事处。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title: { en: 'An engineer answers, within 24 hours', zh: '工程师回复，不超过 24 小时' },
      text: {
        en: 'Not a call centre. What you write goes to the people who design, test and repair the machines, and one of them signs the reply.',
        zh: '这里没有呼叫中心。您写的内容会直接送到设计、测试和维修机器的人手里，由其中一位署名回复。',
      },
      picture: 'key:scene-headquarters-night',
      layout: 'fade',
    },
    { blockType: 'contactCards' },
    {
      blockType: 'officeHours',
      text: {
        en: 'The emergency line is for machines that hold money and do not move. For everything else the desk in your time zone is faster.',
        zh: '紧急热线只处理装着现金却不动的机器。其他问题，找您所在时区的办事处更快。',
      },
    },
    {
      blockType: 'contactForm',
      title: { en: 'Write to us', zh: '给我们留言' },
      text: {
        en: 'Where will the machine stand, what must it do, and how many do you need? Three sentences are enough to begin with.',
        zh: '机器放在哪里？要做什么？需要多少台？三句话就够开个头。',
      },
      stepsTitle: { en: 'What happens next', zh: '接下来' },
      steps: [
        {
          title: { en: 'At once', zh: '立即' },
          text: {
            en: 'Your message is stored here, and goes to the team of the field you chose.',
            zh: '留言保存在我们这里，并转给您所选领域的团队。',
          },
        },
        {
          title: { en: 'Within 24 hours', zh: '24 小时内' },
          text: {
            en: 'An engineer replies by name, with an answer or with the question that is still missing.',
            zh: '工程师署名回复：给出答案，或者问清还缺的那一项。',
          },
        },
        {
          title: { en: 'Within five working days', zh: '五个工作日内' },
          text: {
            en: 'For a quote: drawing, price, delivery date and the name of the person who stays with you.',
            zh: '如需报价：图纸、价格、交货日期，以及全程对接的联系人。',
          },
        },
      ],
    },
    {
      blockType: 'offices',
      text: {
        en: 'Each office has its own spare parts, and people who repair with them.',
        zh: '每个办事处都有自己的备件，和用这些备件维修的人。',
      },
    },
  ],
}
