import type { DemoPage } from '../types'

const title = { en: 'Terms of Use' }

export const termsOfUse: DemoPage = {
  path: '/legal/terms-of-use',
  title,
  seo: {
    description: {
      en: 'What you may do with this site, its pictures, data sheets and programming interface, and what we ask you not to do.',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2025-09-01T00:00:00.000Z',
      text: {
        en: 'Read, print, link and quote as you like. Do not pretend to be us, do not try to break in, and check a figure with us before you build on it.',
      },
      sections: [
        {
          title: { en: 'What this is about' },
          anchor: 'scope',
          text: {
            en: 'These terms apply to the use of this website: its pages, its search, its data sheets and its public programming interface. Machines, software and services are sold under contracts of their own, which go before anything that stands here.',
          },
        },
        {
          title: { en: 'What you may do' },
          anchor: 'allowed',
          text: {
            en: 'Without asking you may:\n- read every page, and print or save it for your own work or that of your company\n- hand data sheets on unchanged\n- quote with the source, and link to any page\n- use product pictures in tenders and reports about our products, unchanged',
          },
        },
        {
          title: { en: 'What you may not do' },
          anchor: 'not-allowed',
          text: {
            en: 'You may not:\n- pass off texts, pictures, names or marks of ours as your own\n- search for weaknesses in a way that harms the service or touches data of others; how to report one is written in [/.well-known/security.txt](/.well-known/security.txt)\n- send forms by machine, or load pages so often that others have to wait\n- use the site for anything that the law forbids',
          },
        },
        {
          title: { en: 'Programming interface' },
          anchor: 'interface',
          text: {
            en: 'Products, news and open positions can be read through a documented interface without an account. It may be used by your own systems. We may limit how many calls we answer and change the interface; where we can, we announce that in the news.',
          },
        },
        {
          title: { en: 'Figures and pictures' },
          anchor: 'figures',
          text: {
            en: 'Specifications were right on the day on which they were written. Series develop, options differ from country to country, and some pictures show equipment that costs extra. Binding is what stands in our offer and on the drawing that belongs to it.',
          },
        },
        {
          title: { en: 'Names and marks' },
          anchor: 'marks',
          text: {
            en: 'The name of the company, its sign and the names of its products are protected. Names of others, such as those of payment schemes and standards, belong to their owners and are mentioned to say what a machine works with.',
          },
        },
        {
          title: { en: 'Availability' },
          anchor: 'availability',
          text: {
            en: 'We try to keep the site available at all times and announce longer work on it. We do not owe you that it is never interrupted.',
          },
        },
        {
          title: { en: 'Law and place' },
          anchor: 'law',
          text: {
            en: 'The law of the country of our headquarters applies, and its courts decide. What protects you as a consumer where you live stays untouched.',
          },
        },
      ],
    },
  ],
}
