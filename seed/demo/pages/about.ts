import { facts } from '../facts'
import type { DemoPage } from './types'

export const about: DemoPage = {
  path: '/about',
  title: { en: 'About the company' },
  seo: {
    description: {
      en: '500+ installations, 50+ countries, 15+ years of complete machines in the field, 100+ engineers: a maker of self-service terminals in figures.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'bleed',
      words: 'dark',
      place: 'start',
      picture: 'key:scene-hero-story',
      title: { en: 'From one steel key to the complete machine' },
      text: {
        en: 'Self-service terminals for banks, hospitals, shops, and railways: the keys, the steel, the modules inside, and the software that monitors them.',
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
          detail: {
            en: 'From a single machine in a mountain village to 1,100 terminals at one bank.',
          },
        },
        {
          value: '50+',
          label: { en: 'countries' },
          detail: {
            en: `In climates from ${facts.coldest} to ${facts.hottest}, with screens in ${facts.screenLanguages} languages.`,
          },
        },
        {
          value: '15+',
          label: { en: 'years of complete machines in the field' },
          detail: {
            en: `The first machine shipped in ${facts.firstMachine}; the company began in December ${facts.firstKeyboard}.`,
          },
        },
        {
          value: '100+',
          label: { en: 'engineers' },
          detail: { en: 'In mechanics, electronics, cryptography, software, and service.' },
        },
      ],
    },
    {
      blockType: 'values',
      title: { en: 'What we stand for' },
      text: { en: 'Four values, and how you will notice them.' },
      items: [
        {
          title: { en: 'Innovation' },
          text: {
            en: 'A third of our engineers work on products due in three years. Field technicians review them first; anything they cannot repair on a night call is redesigned.',
          },
        },
        {
          title: { en: 'Quality' },
          text: {
            en: `Every PIN pad key design is pressed ${facts.pinPadKeyLife} million times before release, and every machine runs for ${facts.runInHours} hours before it is packed.`,
          },
        },
        {
          title: { en: 'Customer Focus' },
          text: {
            en: 'Call and you speak to an engineer who knows the machine. Web inquiries are answered within 24 hours.',
          },
        },
        {
          title: { en: 'Global Reach' },
          text: {
            en: `Offices in North America, Europe, and Asia Pacific, spare parts in three hubs, and screens in ${facts.screenLanguages} languages.`,
          },
        },
      ],
    },
    {
      blockType: 'businessAreas',
      title: { en: 'Four business areas' },
      text: { en: 'They share modules, keypads, and service technicians.' },
      areas: [
        {
          title: { en: 'Banking self-service' },
          text: {
            en: 'Cash deposit machines, ATMs, recyclers, and smart tellers: fourteen models built from one set of modules, with the software that runs them.',
          },
          href: '/products/banking',
          picture: 'key:scene-industry-banking',
        },
        {
          title: { en: 'Healthcare' },
          text: {
            en: 'Check-in, screening, and consultation. The measuring kiosks are manufactured under an ISO 13485 quality system.',
          },
          href: '/products/healthcare',
          picture: 'key:scene-hero-screening',
        },
        {
          title: { en: 'Security modules' },
          text: {
            en: 'Encrypting PIN pads, steel keyboards, and trackballs, for our machines and for other makers.',
          },
          href: '/products/security',
          picture: 'key:scene-industry-pinpad',
        },
        {
          title: { en: 'Payment and transport' },
          text: {
            en: 'Card and ticket machines, payroll, and signature capture, indoors and in the rain.',
          },
          href: '/products/payment',
          picture: 'key:scene-self-service-shop',
        },
      ],
    },
    {
      blockType: 'callToAction',
      title: { en: 'See for yourself' },
      text: {
        en: 'Our headquarters in Shenzhen welcomes customers on working days, with two working days’ notice.',
      },
      ctaText: { en: 'Arrange a visit' },
      ctaHref: '/contact#contact-form',
    },
  ],
}
