import type { BuiltInPage } from './types'

export const careers: BuiltInPage = {
  path: '/careers',
  title: {
    en: 'Careers',
    zh: '加入我们',
    hi: 'करियर',
    ja: '採用情報',
    ko: '채용',
    th: 'ร่วมงานกับเรา',
    vi: 'Tuyển dụng',
    ru: 'Карьера',
    id: 'Karier',
    ms: 'Kerjaya',
  },
  seo: {
    description: {
      en: 'Open positions in hardware, software, service and supply, with what we ask and what we give.',
      zh: '硬件、软件、服务和供应链的招聘职位：我们要求什么，又给出什么。',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title: { en: 'Careers', zh: '加入我们' },
      text: {
        en: 'Build machines that strangers trust with their money.',
        zh: '一起制造让陌生人放心托付钱款的机器。',
      },
      picture: 'key:scene-factory',
      layout: 'floor',
    },
    {
      blockType: 'textSection',
      title: { en: 'Why Join', zh: '为什么加入我们' },
      text: {
        en: 'Designers, testers and assemblers work in one house. What you draw in the morning can lie on the bench in the afternoon, and what fails there comes back to your desk with the reason. You will meet your machine again in a lobby, at night, with a queue in front of it.',
        zh: '设计、测试和装配在同一栋楼里。您上午画的零件，下午就可能摆上工作台；如果在那里失效，它会带着原因回到您的桌上。某个夜晚，您会在银行大堂里再次遇见自己的机器，前面排着队。',
      },
    },
    { blockType: 'jobList' },
  ],
}
