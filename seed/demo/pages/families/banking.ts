import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familyBanking: DemoPage = {
  path: '/products/banking',
  title: { en: 'Banking Products' },
  seo: {
    description: {
      en: 'Cash deposit machines, ATMs, cash recyclers and smart tellers with their specifications: fourteen machines, one application, one management system.',
    },
  },
  layout: [
    {
      blockType: 'familyProducts',
      family: 'banking',
      limit: 6,
      title: { en: 'Machines that take in, pay out and recycle cash' },
      text: {
        en: 'Four kinds of machine share note head, PIN pad and software. A branch chooses by what its customers bring and what they fetch.',
      },
    },
    {
      blockType: 'figures',
      layout: 'lead',
      tone: 'ink',
      title: { en: 'What they have in common' },
      items: [
        {
          value: '4',
          label: { en: 'kinds of machine, one application' },
          detail: { en: 'NDC, DDC and ISO8583 above, CEN/XFS below.' },
        },
        {
          value: '720',
          label: { en: 'notes a minute' },
          detail: { en: 'Paid out by the recyclers; 600 taken in.' },
        },
        {
          value: 'I–III',
          label: { en: 'grades of safe' },
          detail: { en: 'To EN 1143-1, by place.' },
        },
        {
          value: '18 min',
          label: { en: 'to change a module' },
          detail: { en: 'Average of service visits.' },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Which of them belong in your branch' },
      text: {
        en: 'Tell us notes in, notes out and square metres; an engineer answers within 24 hours.',
      },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'banking'),
      secondText: { en: 'Bank and Identity' },
      secondHref: '/industries/banking',
    },
  ],
}
