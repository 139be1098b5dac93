import { contactLink, getQuote } from '../contact-link'
import type { DemoPage } from '../types'

export const familyInformation: DemoPage = {
  path: '/products/information',
  title: { en: 'Information Products' },
  seo: {
    description: {
      en: 'Trackballs of 25, 38, and 50 mm for panels and exhibitions, and digital signage for walls and streets, with specifications.',
    },
  },
  layout: [
    {
      blockType: 'callouts',
      tone: 'ink',
      title: { en: 'Built for hands of all sizes' },
      text: {
        en: 'Interactive signs and screens need something to hold on to. The T50 is made for museum visitors.',
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
          title: { en: '3 mm steel plate' },
          text: { en: 'IP65 front, IK10.' },
          x: 30,
          y: 56,
        },
        {
          title: { en: '50 mm ball' },
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
      secondText: { en: 'See Information and Augmented Reality' },
      secondHref: '/industries/info-ar',
    },
    {
      blockType: 'familyProducts',
      family: 'information',
      limit: 6,
      title: { en: 'Pointing devices and digital signage' },
    },
    {
      blockType: 'featureList',
      look: 'plain',
      title: { en: 'Easy to build in' },
      items: [
        {
          title: { en: 'A standard USB mouse' },
          text: { en: 'Works with any exhibition software from day one.' },
        },
        {
          title: { en: 'No rollers to collect lint' },
          text: { en: 'Three supports and an optical sensor.' },
        },
        {
          title: { en: 'Quick to clean' },
          text: { en: 'The ball comes out from the front; cleaning takes two minutes.' },
        },
        {
          title: { en: 'Matching keyboards' },
          text: { en: 'Our steel keyboards fit the same panels.' },
        },
      ],
    },
  ],
}
