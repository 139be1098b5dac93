import type { DemoPage } from './types'

export const companyHistory: DemoPage = {
  path: '/company/history',
  title: { en: 'History' },
  seo: {
    description: {
      en: 'From an encrypting keyboard of December 2003 to installations in more than 50 countries: the years that counted.',
    },
  },
  layout: [
    {
      blockType: 'companyTabs',
      current: 'history',
      title: { en: 'Everything grew out of one cut-out' },
      text: {
        en: 'Four screws and a hole in sheet steel: the keyboard of today fits where the first one stood.',
      },
      picture: 'key:scene-company-history',
    },
    {
      blockType: 'timeline',
      title: { en: 'The years that counted' },
      text: {
        en: 'It began in December 2003, when eleven people rented half a floor in Shenzhen, for financial encryption.',
      },
      entries: [
        {
          year: '2024',
          title: { en: 'The key room is certified, and Europe gets a depot' },
          text: {
            en: 'ISO 27001 is renewed, for the first time with the room in which keys are loaded. A training room with nine machines opens in Shenzhen, and in November the spare parts for Europe move to Rotterdam: ordered by five, there by morning.\nThirty screening kiosks in twelve hospitals measure 41,000 visits in four months.',
          },
          picture: 'key:scene-training-room',
        },
        {
          year: '2023',
          title: { en: 'Twenty years, celebrated with a screwdriver' },
          text: {
            en: 'Keyboard number 0001 is opened on the bench after 6.1 million key presses. The Enter key has 0.11 millimetres of play, and every legend can be read. The number of installations passes 500.',
          },
        },
        {
          year: '2022',
          title: { en: 'From the bank into the hospital' },
          text: {
            en: 'The first screening kiosk is delivered. It takes its card reader and its steel from an ATM and its patience from the doctors who wrote its questions. ISO 13485 and MDSAP, the standards for medical devices, follow within the year.',
          },
          picture: 'key:scene-industry-healthcare',
        },
        {
          year: '2021',
          title: { en: 'One software for every machine' },
          text: {
            en: 'Terminal management goes into service: agent and server, for machines of ours and of others. A bank sees from one screen what eleven hundred terminals are doing, and which of them will need a technician tomorrow.',
          },
        },
        {
          year: '2007',
          title: { en: 'The first whole machine' },
          text: {
            en: 'A bank that had bought keyboards for three years asks for the machine around them. The answer is a cash deposit machine of 412 kilograms; the first two are carried up a flight of stairs. The bank becomes a strategic partner, and still is.',
          },
          picture: 'key:scene-solution-cdm',
        },
        {
          year: '2005',
          title: { en: 'Approved by an outside laboratory' },
          text: {
            en: 'For fourteen weeks strangers drill, freeze and listen, and do not reach a key. The encrypting PIN pad is approved for payment, and leaves the country for the first time: forty pieces, in hand luggage.',
          },
        },
        {
          year: '2004',
          title: { en: 'Keyboard number 0001' },
          text: {
            en: 'Sixteen steel keys, one processor, a mesh of wires. The first keyboard is delivered in spring, to a lobby in Shenzhen, and stays there for fourteen years. Its keys are still in production.',
          },
          picture: 'key:scene-industry-pinpad',
        },
      ],
    },
  ],
}
