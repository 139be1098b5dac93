import type { DemoPage } from './types'

export const about: DemoPage = {
  path: '/about',
  title: { en: 'About the company' },
  seo: {
    description: {
      en: '500+ installations, 50+ countries, 15+ years of machines in the field, 100+ engineers: a maker of self-service terminals in figures.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'bleed',
      words: 'dark',
      place: 'start',
      picture: 'key:scene-hero-story',
      title: { en: 'From one steel key to the whole machine' },
      text: {
        en: 'Self-service terminals for banks, hospitals, shops and railways: the keys, the steel, the modules inside, and the software that watches over them.',
      },
    },
    {
      blockType: 'figures',
      layout: 'lead',
      tone: 'ink',
      title: { en: 'The company in four figures' },
      items: [
        {
          value: '500+',
          label: { en: 'installations' },
          detail: { en: 'A single machine in a mountain village, or eleven hundred of one bank.' },
        },
        {
          value: '50+',
          label: { en: 'countries' },
          detail: {
            en: 'From −35 °C to +55 °C, in sixteen alphabets and currencies by the dozen.',
          },
        },
        {
          value: '15+',
          label: { en: 'years of whole machines in the field' },
          detail: { en: 'The first keyboard is older: it was begun in December 2003.' },
        },
        {
          value: '100+',
          label: { en: 'engineers' },
          detail: { en: 'In mechanics, electronics, cryptography, software and service.' },
        },
      ],
    },
    {
      blockType: 'values',
      title: { en: 'What we hold to' },
      text: { en: 'Four words, and what you will see of them.' },
      items: [
        {
          title: { en: 'Innovation' },
          text: {
            en: 'A third of the engineers work on what will be delivered in three years. They show it to technicians first: what cannot be repaired at night is drawn again.',
          },
        },
        {
          title: { en: 'Quality' },
          text: {
            en: 'A key is pressed five million times before its drawing is released, and every machine runs for 72 hours before it is packed.',
          },
        },
        {
          title: { en: 'Customer Focus' },
          text: {
            en: 'Who calls speaks with an engineer who knows the machine. A question by the form is answered within 24 hours.',
          },
        },
        {
          title: { en: 'Global Reach' },
          text: {
            en: 'Offices in North America, Europe and Asia Pacific, with parts in stock where the machines are, and screens in the language of the people before them.',
          },
        },
      ],
    },
    {
      blockType: 'businessAreas',
      title: { en: 'Four business areas' },
      text: { en: 'They share modules, keys and technicians.' },
      areas: [
        {
          title: { en: 'Banking self-service' },
          text: {
            en: 'Cash deposit, cash machines, recyclers and smart tellers: forty types from one set of modules, with the software that runs them.',
          },
          href: '/products/banking',
          picture: 'key:scene-industry-banking',
        },
        {
          title: { en: 'Healthcare' },
          text: { en: 'Check-in, screening and consultation, certified as medical devices.' },
          href: '/products/healthcare',
          picture: 'key:scene-hero-screening',
        },
        {
          title: { en: 'Security modules' },
          text: {
            en: 'Encrypting PIN pads, steel keyboards and trackballs, for our machines and for those of others.',
          },
          href: '/products/security',
          picture: 'key:scene-industry-pinpad',
        },
        {
          title: { en: 'Payment and transport' },
          text: { en: 'Card and ticket machines, payroll and signature, indoors and in the rain.' },
          href: '/products/payment',
          picture: 'key:scene-self-service-shop',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'See for yourself' },
      text: { en: 'The house in Shenzhen is open to customers on any working day.' },
      ctaText: { en: 'Arrange a visit' },
      ctaHref: '/contact',
    },
  ],
}
