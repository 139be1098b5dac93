import { facts } from '@/seed/demo/facts'
import type { DemoPage } from '../types'

const title = { en: 'Terms of Use' }

export const termsOfUse: DemoPage = {
  path: '/legal/terms-of-use',
  title,
  seo: {
    description: {
      en: 'What you may do with this site, its pictures, data sheets, and API, and what we ask you not to do.',
    },
  },
  layout: [
    {
      blockType: 'legalText',
      title,
      updatedOn: '2025-09-01T00:00:00.000Z',
      text: {
        en: 'Read, print, link, and quote as you like. Do not pretend to be us, do not try to break in, and check figures with us before you rely on them.',
      },
      sections: [
        {
          title: { en: 'Scope' },
          anchor: 'scope',
          text: {
            en: `These terms apply to the use of this website, operated by ${facts.legalEntity}: its pages, its search, its data sheets, and its public API. Machines, software, and services are sold under separate contracts, which take precedence over these terms.`,
          },
        },
        {
          title: { en: 'What you may do' },
          anchor: 'allowed',
          text: {
            en: 'Without asking, you may:\n- read every page, and print or save it for your own work or that of your company\n- pass on unaltered data sheets\n- quote with the source, and link to any page\n- use product pictures, unaltered, in tenders and reports about our products',
          },
        },
        {
          title: { en: 'What you may not do' },
          anchor: 'not-allowed',
          text: {
            en: 'You may not:\n- pass off our texts, pictures, names, or trademarks as your own\n- look for vulnerabilities in a way that harms the service or touches other people’s data; how to report one is described in [/.well-known/security.txt](/.well-known/security.txt)\n- submit forms automatically, or load pages so often that others have to wait\n- use the site for anything unlawful',
          },
        },
        {
          title: { en: 'API' },
          anchor: 'interface',
          text: {
            en: 'Products, news, and open positions are available through a documented API without an account. Your own systems may use it. We may limit the number of calls and change the API; where we can, we announce changes in the news.',
          },
        },
        {
          title: { en: 'Figures and pictures' },
          anchor: 'figures',
          text: {
            en: 'Specifications were correct when they were written. Models evolve, options differ from country to country, and some pictures show equipment that costs extra. Only our written offer and the drawing that belongs to it are binding.',
          },
        },
        {
          title: { en: 'Names and trademarks' },
          anchor: 'marks',
          text: {
            en: 'The company name, the logo, and the product names are protected. Names of others, such as those of payment networks and standards, belong to their owners and are mentioned to say what a machine works with.',
          },
        },
        {
          title: { en: 'Availability' },
          anchor: 'availability',
          text: {
            en: 'We try to keep the site available at all times and announce extended maintenance. We do not guarantee that it is never interrupted.',
          },
        },
        {
          title: { en: 'Governing law' },
          anchor: 'law',
          text: {
            en: 'The law of the People’s Republic of China applies, and the courts of Shenzhen have jurisdiction. Mandatory consumer protection where you live is not affected.',
          },
        },
      ],
    },
  ],
}
