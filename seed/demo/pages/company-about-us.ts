import type { DemoPage } from './types'

export const companyAboutUs: DemoPage = {
  path: '/company/about-us',
  title: { en: 'About Us' },
  seo: {
    description: {
      en: 'Founded in Shenzhen in December 2003 to make encrypting keyboards; today a maker of whole terminals, and strategic partner of a large bank.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'about-us',
      title: { en: 'Keys first, then the machines around them' },
      text: {
        en: 'Founded in Shenzhen in December 2003, to make one thing well: keyboards that encrypt what is typed on them.',
      },
      picture: 'key:scene-headquarters-night',
    },
    {
      blockType: 'textSection',
      title: { en: 'December 2003' },
      text: {
        en: 'Solgate Terminals was founded in December 2003, in Shenzhen, for financial encryption: encryption keyboards built on cryptography, in which a PIN turns into cipher before it leaves the keys.\nThe first was a block of sixteen steel keys, a processor and a mesh of wires that destroyed its own keys when somebody drilled into it. Banks trusted it with their cards. Then they asked for the machine around it.\nToday the company is strategic partner of a large bank, its PIN pads meet the security standard PCI 5.x, and the machines it builds around them stand in more than fifty countries.',
      },
    },
    {
      blockType: 'textSection',
      layout: 'pictureStart',
      picture: 'key:scene-solution-epp',
      title: { en: 'One key, five million strokes' },
      text: {
        en: 'A key of ours is pressed five million times by a steel finger before the drawing is released: hot, cold, wet with salt water, and once more after a hammer has met the frame.\nWhat sticks is redrawn the same day, because the drawing office is one floor above the laboratory.',
      },
    },
    {
      blockType: 'textSection',
      layout: 'pictureEnd',
      picture: 'key:scene-factory',
      title: { en: 'One house, from sheet steel to software' },
      text: {
        en: 'Steel is bent, boards are filled and software is written by people who have lunch together. The dispenser of an ATM is the dispenser of a payroll kiosk; a technician who knows one knows both.\nThat keeps spare parts few: a depot serves forty types of machine with fewer than three hundred modules.',
      },
    },
    {
      blockType: 'textSection',
      layout: 'bleed',
      words: 'dark',
      place: 'start',
      picture: 'key:scene-company-about-us',
      title: { en: 'The machine in the hall is switched on' },
      text: {
        en: 'Visitors withdraw their coffee money from it. It is the hardest test of the house: every engineer who passes hears how it counts.',
      },
      ctaText: { en: 'Who leads the company' },
      ctaHref: '/company/leadership',
    },
    {
      blockType: 'video',
      film: 'about',
      picture: 'key:scene-hero-tour',
      title: { en: 'Two minutes in the house' },
      text: {
        en: 'Through the entrance hall to the line, the climate chamber and the room in which keys are born.',
      },
    },
  ],
}
