import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familyBanking: DemoPage = {
  path: '/products/banking',
  title: { en: 'Banking Products' },
  seo: {
    description: {
      en: 'Cash deposit machines, ATMs, cash recyclers, and smart tellers with specifications: fourteen machines, one application, one management system.',
    },
  },
  layout: [
    {
      blockType: 'familyProducts',
      family: 'banking',
      limit: 6,
      title: { en: 'Machines that accept, dispense, and recycle cash' },
      text: {
        en: 'Four types of machine share note path, PIN pad, and software. Choose by what your customers deposit and withdraw.',
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
          label: { en: 'types of machine, one application' },
          detail: { en: 'NDC, DDC, and ISO 8583 to the host; CEN/XFS to the devices.' },
        },
        {
          value: '720',
          label: { en: 'notes a minute' },
          detail: { en: 'Paid out by the recyclers; 600 accepted.' },
        },
        {
          value: 'I–III',
          label: { en: 'safe grades' },
          detail: { en: 'To EN 1143-1, depending on the site; the D200 to UL 291.' },
        },
        {
          value: { en: '18 min' },
          label: { en: 'to replace a module' },
          detail: { en: 'On average, per service visit.' },
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'Which machines suit your branch?' },
      text: {
        en: 'Tell us how many notes go in and out, and how many square meters you have. An engineer answers within 24 hours.',
      },
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'banking'),
      secondText: { en: 'See Bank and Identity' },
      secondHref: '/industries/banking',
    },
  ],
}
