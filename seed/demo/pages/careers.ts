import type { DemoPage } from './types'

const title = { en: 'Careers' }

export const careers: DemoPage = {
  path: '/careers',
  title,
  seo: {
    description: {
      en: 'Open positions in hardware, software, service, and supply chain: what we expect and what we offer.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title,
      text: { en: 'Build machines that strangers trust with their money.' },
      picture: 'key:scene-factory',
      layout: 'floor',
    },
    {
      blockType: 'textSection',
      title: { en: 'Why Join' },
      text: {
        en: 'Designers, software engineers, and testers share one building. A part you design in the morning can be on the test bench in the afternoon. If it fails, it comes back to your desk with the reason. You will see your machine again in a lobby, at night, with a line of people in front of it.',
      },
    },
    { blockType: 'jobList' },
  ],
}
