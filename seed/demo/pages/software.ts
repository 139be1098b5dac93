import { contactLink, scheduleDemo } from './contact-link'
import { builtInSection } from './section-text'
import type { DemoPage } from './types'

export const software: DemoPage = {
  path: '/software',
  title: { en: 'Software Solution' },
  seo: {
    description: {
      en: 'One terminal application for four kinds of machine, NDC, DDC and ISO8583, device layer to CEN/XFS, management on MySQL: what it brings and how it can be bought.',
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
      title: { en: 'From your specification to the first customer' },
      items: [
        {
          mark: { en: 'Week 1' },
          title: { en: 'Your host answers' },
          text: {
            en: 'A machine in our laboratory, a line to your test host, the first balance inquiry.',
          },
        },
        {
          mark: { en: 'Week 4' },
          title: { en: 'Your screens' },
          text: {
            en: 'Flows and texts as your branch knows them, in as many of ten languages as you need.',
          },
        },
        {
          mark: { en: 'Week 10' },
          title: { en: 'Acceptance' },
          text: {
            en: 'About 600 test cases, run by machine every night, with the protocol in your hands.',
          },
        },
        {
          mark: { en: 'Week 14' },
          title: { en: 'Pilot' },
          text: { en: 'Five terminals in the field for four weeks, then the first wave.' },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'How it is built, layer by layer' },
      text: {
        en: 'The architecture of terminal application and management system, with the seven functions.',
      },
      ctaText: { en: 'See the banking solution' },
      ctaHref: '/solutions/banking-solution',
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'banking'),
    },
  ],
}
