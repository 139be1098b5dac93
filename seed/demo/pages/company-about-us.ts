import { facts } from '../facts'
import type { DemoPage } from './types'

export const companyAboutUs: DemoPage = {
  path: '/company/about-us',
  title: { en: 'About Us' },
  seo: {
    description: {
      en: `Founded in Shenzhen in December 2003 to make encrypting keyboards; today a maker of complete terminals and a strategic partner of ${facts.strategicPartner}.`,
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'about-us',
      title: { en: 'First the PIN pad, then the whole machine' },
      text: {
        en: 'Founded in Shenzhen in December 2003 to make one thing well: keyboards that encrypt what is typed on them.',
      },
      picture: 'key:scene-headquarters-night',
    },
    {
      blockType: 'textSection',
      title: { en: 'December 2003' },
      text: {
        en: `Solgate Terminals was founded in Shenzhen in December 2003 to work in financial encryption: cryptography-based keyboards that encrypt a PIN before it leaves the keyboard.\nThe first was a block of sixteen steel keys, a processor, and a tamper mesh that erases the cryptographic keys when somebody drills into it. Banks trusted it with their cards. Then they asked us to build the machine it goes into.\nToday the company is a strategic partner of ${facts.strategicPartner}, a large bank. Its PIN pads meet the security standard PCI 5.x, the E30 version 6, and its machines are in use in more than fifty countries.`,
      },
    },
    {
      blockType: 'textSection',
      layout: 'pictureStart',
      picture: 'key:scene-solution-epp',
      title: { en: `One key, ${facts.pinPadKeyLife} million strokes` },
      text: {
        en: `A steel finger presses each PIN pad key ${facts.pinPadKeyLife} million times before the design is released: hot, cold, wet with salt water, and once more after a hammer has hit the frame.\nA key that sticks is redesigned the same day. The design office is one floor above the laboratory.`,
      },
    },
    {
      blockType: 'textSection',
      layout: 'pictureEnd',
      picture: 'key:scene-factory',
      title: { en: 'From sheet steel to software' },
      text: {
        en: `Design, electronics, and software come from one team in Shenzhen; assembly is ${facts.minutesToTheFactory} minutes away in Huizhou. The dispenser of an ATM is the dispenser of a payroll kiosk, so a technician who knows one knows both.\nThat keeps inventory small: a depot serves more than thirty machine models with fewer than three hundred modules.`,
      },
    },
    {
      blockType: 'textSection',
      layout: 'bleed',
      words: 'dark',
      place: 'start',
      picture: 'key:scene-company-about-us',
      title: { en: 'The machine in the lobby is switched on' },
      text: {
        en: 'Visitors can withdraw money for a coffee from it. It is our toughest test: every engineer who walks past hears it counting.',
      },
      ctaText: { en: 'Meet the leaders' },
      ctaHref: '/company/leadership',
    },
    {
      blockType: 'video',
      film: 'about',
      picture: 'key:scene-hero-tour',
      title: { en: 'Two minutes at headquarters' },
      text: {
        en: 'Through the lobby to the design office, the climate chamber, and the room where cryptographic keys are loaded.',
      },
    },
  ],
}
