import type { DemoPage } from './types'

export const contact: DemoPage = {
  path: '/contact',
  title: { en: 'Contact' },
  seo: {
    description: {
      en: 'Write, call, or visit us: an engineer replies within 24 hours. Addresses, phone numbers, business hours, and regional offices.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      title: { en: 'An engineer answers within 24 hours' },
      text: {
        en: 'No call center. Your message goes to the people who design, test, and repair the machines, and one of them signs the reply.',
      },
      picture: 'key:scene-headquarters-night',
      layout: 'fade',
    },
    { blockType: 'contactCards' },
    {
      blockType: 'officeHours',
      text: {
        en: 'The emergency line is for critical issues: a machine that does not return cash or a card, any sign of tampering, or the failure of more than a tenth of your terminals at once. Sales and technical support answer in Toronto; their hours follow local time there all year. For everything else, the office in your time zone is faster.',
      },
    },
    {
      blockType: 'contactForm',
      title: { en: 'Write to us' },
      text: {
        en: 'Where will the machine be installed, what must it do, and how many do you need? Three sentences are enough to start.',
      },
      stepsTitle: { en: 'What happens next' },
      steps: [
        {
          title: { en: 'Right away' },
          text: {
            en: 'Your message is stored on our server and goes to the team for the field you chose.',
          },
        },
        {
          title: { en: 'Within 24 hours' },
          text: {
            en: 'An engineer replies in person, with an answer or with follow-up questions.',
          },
        },
        {
          title: { en: 'Within five working days' },
          quoteDays: 5,
          text: {
            en: 'For a quote: a drawing, a price, a delivery date, and the name of your contact person.',
          },
        },
      ],
    },
    {
      blockType: 'offices',
      text: {
        en: 'Each office has its own service technicians. Rotterdam and Toronto also stock spare parts.',
      },
    },
  ],
}
