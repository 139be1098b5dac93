import { facts } from '../facts'
import type { DemoPage } from './types'

const title = { en: 'Contact & Locations' }

export const locations: DemoPage = {
  path: '/locations',
  title,
  seo: {
    description: {
      en: 'Headquarters in Shenzhen, factory in Huizhou, offices in Toronto, Rotterdam, and Singapore: addresses, maps, and directions.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title,
      text: {
        en: 'Designed in Shenzhen, built in Huizhou, repaired near you. Visitors are welcome at both sites. Please give us two working days’ notice and bring a passport.',
      },
      picture: 'key:scene-headquarters',
      layout: 'fade',
      tone: 'paper',
    },
    {
      blockType: 'locationMap',
      title: { en: 'Headquarters' },
      place: 'headquarters',
      text: {
        en: 'Design, software, the test laboratory, and the key room. Reception opens at 8:30 a.m. on working days. The machines in the lobby are in working order: try them.',
      },
      picture: 'key:map-locations',
    },
    {
      blockType: 'locationMap',
      title: { en: 'Factory' },
      place: 'factory',
      text: {
        en: `Two assembly lines, the second test laboratory, final inspection, and the warehouse. Trucks enter through gate 2. The drive from headquarters takes ${facts.minutesToTheFactory} minutes; we arrange a car for visitors on request.`,
      },
      picture: 'key:scene-factory',
      side: 'start',
    },
    { blockType: 'offices' },
    {
      blockType: 'callToAction',
      title: { en: 'General inquiries' },
      text: {
        en: 'For questions that are not about a particular location, use the form on our Contact page. We reply within 24 hours.',
      },
      ctaText: { en: 'Go to the Contact page' },
      ctaHref: '/contact#contact-form',
    },
  ],
}
