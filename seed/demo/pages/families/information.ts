import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familyInformation: DemoPage = {
  path: '/products/information',
  title: { en: 'Information Products' },
  seo: {
    description: {
      en: 'Trackballs of 25, 38 and 50 mm for panels, wet rooms and exhibitions, with their specifications.',
    },
  },
  layout: [
    {
      blockType: 'callouts',
      tone: 'ink',
      title: { en: 'Signs and screens that answer' },
      text: {
        en: 'Every one of them needs something to take hold of. The T50 is made for hands of every size.',
      },
      picture: 'key:product-trackball-t50-lit-trackball',
      points: [
        {
          title: { en: 'Ring of 36 lights' },
          text: { en: 'Shows which way the exhibit turns.' },
          x: 31,
          y: 38,
        },
        {
          title: { en: 'Steel plate, 3 mm' },
          text: { en: 'IP65 from the front, IK10.' },
          x: 30,
          y: 56,
        },
        {
          title: { en: 'Ball of 50 mm' },
          text: { en: '1,200 counts per inch, 10 million revolutions.' },
          x: 53,
          y: 28,
        },
        {
          title: { en: 'Four touch fields' },
          text: { en: 'The ring is the button.' },
          x: 65,
          y: 40,
        },
      ],
      ctaText: getQuote,
      ctaHref: contactLink('quote', 'information', 'trackball-t50-lit-trackball'),
      secondText: { en: 'Information and Augmented Reality' },
      secondHref: '/industries/info-ar',
    },
    {
      blockType: 'familyProducts',
      family: 'information',
      limit: 6,
      title: { en: 'Pointing devices for public hands' },
    },
    {
      blockType: 'featureList',
      look: 'plain',
      title: { en: 'Built into what you show' },
      items: [
        {
          title: { en: 'A plain USB mouse' },
          text: { en: 'Any exhibition software works with it on the first day.' },
        },
        {
          title: { en: 'Nothing that gathers lint' },
          text: { en: 'Three ruby supports, an optical sensor, no rollers.' },
        },
        {
          title: { en: 'Freed by one turn' },
          text: { en: 'The ring opens with a pin spanner; cleaning takes two minutes.' },
        },
        {
          title: { en: 'Keys beside it' },
          text: { en: 'Steel keyboards of the security family fit the same panels.' },
        },
      ],
    },
  ],
}
