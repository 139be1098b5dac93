import { facts } from '../facts'
import type { DemoPage } from './types'

/** The years of the timeline are those of the specification; what else happened stands below it. */
export const companyHistory: DemoPage = {
  path: '/company/history',
  title: { en: 'History' },
  seo: {
    description: {
      en: 'From an encrypting keyboard in December 2003 to installations in more than 50 countries: the milestones, year by year.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'history',
      title: { en: 'It began with one PIN pad' },
      text: {
        en: 'Four screws and a hole in sheet steel: today’s PIN pad still fits where the first one stood.',
      },
      picture: 'key:scene-company-history',
    },
    {
      blockType: 'timeline',
      title: { en: 'Milestones' },
      text: {
        en: 'It began in December 2003, when eleven people rented half a floor in Shenzhen to work on financial encryption.',
      },
      entries: [
        {
          year: '2024',
          title: { en: 'The key room is certified, and Europe gets a hub' },
          text: {
            en: `ISO 27001 is renewed, for the first time with the key loading room in scope. A training room with nine machines opens in Shenzhen, and in November the spare parts for Europe move to Rotterdam: ordered by ${facts.orderCutOff}, shipped the same day.\nThirty screening kiosks in twelve hospitals record 41,000 visits in four months.`,
          },
          picture: 'key:scene-training-room',
        },
        {
          year: '2023',
          title: { en: 'Keyboard 0001, opened after 20 years' },
          text: {
            en: 'Keyboard number 0001 is opened on the bench after 6.1 million key presses. The Enter key has 0.11 mm more play than when it was new, and every legend is legible. The number of customer installations, each with one or many terminals, passes 500.',
          },
        },
        {
          year: '2022',
          title: { en: 'From the bank into the hospital' },
          text: {
            en: 'The first screening kiosk goes into a pilot. Its card reader and steel come from an ATM, its questions from doctors. ISO 13485 and MDSAP, which cover quality systems for medical devices, follow within the year, before the first delivery.',
          },
          picture: 'key:scene-industry-healthcare',
        },
        {
          year: '2021',
          title: { en: 'One software system for every machine' },
          text: {
            en: 'The terminal management system goes live: agent and server, for our machines and those of other makers. A bank sees on one screen what 1,100 terminals are doing and which will need a technician tomorrow.',
          },
        },
        {
          year: '2007',
          title: { en: 'The first complete machine' },
          text: {
            en: `${facts.strategicPartner}, which had bought keyboards for three years, asks us to build the machine they go into. The answer is a cash deposit machine weighing 412 kg; the first two are carried up a flight of stairs. The bank becomes a strategic partner and still is.`,
          },
          picture: 'key:scene-solution-cdm',
        },
        {
          year: '2005',
          title: { en: 'Approved by an independent laboratory' },
          text: {
            en: 'For fourteen weeks, outside experts drill, freeze, and listen without reaching a key. The encrypting PIN pad is approved for payment and leaves the country for the first time: forty units, exported under license.',
          },
        },
        {
          year: '2004',
          title: { en: 'Keyboard number 0001' },
          text: {
            en: 'Sixteen steel keys, one processor, a tamper mesh. The first keyboard is delivered in spring to a lobby in Shenzhen and stays there for fourteen years. Its keys are still in production.',
          },
          picture: 'key:scene-industry-pinpad',
        },
      ],
    },
    {
      blockType: 'figures',
      layout: 'strip',
      title: { en: 'Further dates' },
      items: [
        {
          value: '2011',
          label: { en: 'A factory in Huizhou' },
          detail: {
            en: `Production moves out of the headquarters building to Huizhou, ${facts.minutesToTheFactory} minutes away. Line one finishes a terminal every 34 minutes.`,
          },
        },
        {
          value: '2015',
          label: { en: 'Information security is certified' },
          detail: {
            en: 'ISO 27001 covers administration and the service portal. Keys can now be loaded from the host instead of at the machine.',
          },
        },
        {
          value: '2019',
          label: { en: 'The first keyboard comes home' },
          detail: {
            en: 'A bank closes a branch and sends back keyboard number 0001, still working. The same year, our indoor PIN pads are approved to PCI PTS v5.',
          },
        },
        {
          value: '2025',
          label: { en: 'A second line, and PCI PTS v6' },
          detail: {
            en: `Line two starts in Huizhou, and the factory now finishes ${facts.machinesInAShift} terminals a shift. The E30 is our first PIN pad approved to PCI PTS v6. The A700, which pays out notes and coins, can be ordered from November.`,
          },
        },
        {
          value: '2026',
          label: { en: 'One application on every banking machine' },
          detail: {
            en: 'Solgate Terminal Software 7 replaces four applications with one. The power consumption of the A300 is cut by half, and 62 of our terminals go into service on a new light rail line by the sea.',
          },
        },
      ],
    },
  ],
}
