import type { DemoPage } from './types'

const title = { en: 'Contact & Locations' }

export const locations: DemoPage = {
  path: '/locations',
  title,
  seo: {
    description: {
      en: 'Headquarters in Shenzhen, factory in Huizhou, offices in Toronto, Rotterdam and Singapore: addresses, maps and how to reach them.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title,
      text: {
        en: 'Drawn in Shenzhen, built in Huizhou, repaired near you. Visitors are welcome in both houses; give us two days’ notice and bring a passport.',
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
        en: 'Design, software, the test laboratory and the key room. Reception is open on working days from 8:30; the machines in the lobby work, so try them.',
      },
      picture: 'key:map-locations',
    },
    {
      blockType: 'locationMap',
      title: { en: 'Factory' },
      place: 'factory',
      text: {
        en: 'Two lines, final inspection and the warehouse. Lorries enter by gate 2. An hour and a half from headquarters by road; a car brings visitors who ask for it.',
      },
      picture: 'key:scene-factory',
      side: 'start',
    },
    { blockType: 'offices' },
    {
      blockType: 'callToAction',
      title: { en: 'General inquiries' },
      text: {
        en: 'For questions that belong to no place in particular, use the form on our Contact page. We reply within 24 hours.',
      },
      ctaText: { en: 'Go to the Contact page' },
      ctaHref: '/contact',
    },
  ],
}
