import type { DemoPage } from './types'

const title = { en: 'Careers' }

export const careers: DemoPage = {
  path: '/careers',
  title,
  seo: {
    description: {
      en: 'Open positions in hardware, software, service and supply, with what we ask and what we give.',
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
        en: 'Designers, testers and assemblers work in one house. What you draw in the morning can lie on the bench in the afternoon, and what fails there comes back to your desk with the reason. You will meet your machine again in a lobby, at night, with a queue in front of it.',
      },
    },
    { blockType: 'jobList' },
  ],
}
