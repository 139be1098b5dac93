import { contactLink, scheduleDemo } from './contact-link'
import { builtInSection } from './section-text'
import type { DemoPage } from './types'

export const software: DemoPage = {
  path: '/software',
  title: {
    en: 'Software Solution',
    zh: '软件解决方案',
    hi: 'सॉफ़्टवेयर समाधान',
    ja: 'ソフトウェアソリューション',
    ko: '소프트웨어 솔루션',
    th: 'โซลูชันซอฟต์แวร์',
    vi: 'Giải pháp phần mềm',
    ru: 'Программное решение',
    id: 'Solusi Perangkat Lunak',
    ms: 'Penyelesaian Perisian',
  },
  seo: {
    description: {
      en: 'One terminal application for four kinds of machine, NDC, DDC and ISO8583, device layer to CEN/XFS, management on MySQL: what it brings and how it can be bought.',
      zh: '一套终端应用适用四类设备，支持 NDC、DDC 和 ISO8583，设备层符合 CEN/XFS，管理系统基于 MySQL：它带来什么，可以怎样选用。',
    },
  },
  layout: [
    {
      blockType: 'contentSection',
      sectionKey: 'software-solution',
      layout: 'software',
      builtIn: builtInSection('software-solution'),
    },
    {
      blockType: 'featureList',
      look: 'steps',
      title: { en: 'From your specification to the first customer', zh: '从您的规范到第一位客户' },
      items: [
        {
          mark: { en: 'Week 1', zh: '第 1 周' },
          title: { en: 'Your host answers', zh: '主机应答' },
          text: {
            en: 'A machine in our laboratory, a line to your test host, the first balance inquiry.',
            zh: '实验室里一台设备，一条线路接到测试主机，完成首笔余额查询。',
          },
        },
        {
          mark: { en: 'Week 4', zh: '第 4 周' },
          title: { en: 'Your screens', zh: '您的界面' },
          text: {
            en: 'Flows and texts as your branch knows them, in as many of ten languages as you need.',
            zh: '流程和文案与网点一致，十种语言按需选用。',
          },
        },
        {
          mark: { en: 'Week 10', zh: '第 10 周' },
          title: { en: 'Acceptance', zh: '验收' },
          text: {
            en: 'About 600 test cases, run by machine every night, with the protocol in your hands.',
            zh: '约 600 个测试用例，每晚自动执行，测试记录交到您手中。',
          },
        },
        {
          mark: { en: 'Week 14', zh: '第 14 周' },
          title: { en: 'Pilot', zh: '试点' },
          text: {
            en: 'Five terminals in the field for four weeks, then the first wave.',
            zh: '五台设备现场运行四周，然后开始首批推广。',
          },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'How it is built, layer by layer', zh: '层层拆开看' },
      text: {
        en: 'The architecture of terminal application and management system, with the seven functions.',
        zh: '终端应用与管理系统的架构，以及七项功能。',
      },
      ctaText: { en: 'See the banking solution', zh: '查看银行解决方案' },
      ctaHref: '/solutions/banking-solution',
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'banking'),
    },
  ],
}
