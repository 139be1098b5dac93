import { facts } from '../facts'
import { contactLink, scheduleDemo } from './contact-link'
import { builtInSection } from './section-text'
import type { DemoPage } from './types'

export const software: DemoPage = {
  path: '/software',
  title: { en: 'Software Solution' },
  seo: {
    description: {
      en: 'One terminal application for four kinds of machines: NDC, DDC, ISO 8583, a CEN/XFS device layer, and management on MySQL. What it does and how to buy it.',
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
          title: { en: 'First connection to your host' },
          text: {
            en: 'A machine in our laboratory, a connection to your test host, the first balance inquiry.',
          },
        },
        {
          mark: { en: 'Week 4' },
          title: { en: 'Your screens' },
          text: {
            en: `Flows and texts the way your branches know them, in up to ${facts.screenLanguages} languages.`,
          },
        },
        {
          mark: { en: 'Week 10' },
          title: { en: 'Acceptance' },
          text: {
            en: 'About 600 test cases, run automatically every night, with the full report for you.',
          },
        },
        {
          mark: { en: 'Week 14' },
          title: { en: 'Pilot' },
          text: { en: 'Five terminals in the field for four weeks, then the first rollout wave.' },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'How it works, layer by layer' },
      text: {
        en: 'The architecture of the terminal application and the management system with its seven functions.',
      },
      ctaText: { en: 'See the banking solution' },
      ctaHref: '/solutions/banking-solution',
      secondText: scheduleDemo,
      secondHref: contactLink('demo', 'banking'),
    },
  ],
}
