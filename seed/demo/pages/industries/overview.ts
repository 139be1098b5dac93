import type { DemoPage } from '../types'

export const industries: DemoPage = {
  path: '/industries',
  title: { en: 'Our Industries' },
  seo: {
    description: {
      en: 'Banks, hospitals and shops, stations, museums, payment counters and the PIN pads inside all of them: six trades that our terminals work in.',
    },
  },
  layout: [
    {
      blockType: 'industryRows',
      title: { en: 'Our Industries' },
      text: {
        en: 'Six trades with one thing in common: a stranger stands in front of a machine and expects it to be right.',
      },
      rows: [
        {
          title: { en: 'Bank and Identity' },
          text: {
            en: 'Cash that is counted right, and the proof that a person is who they say they are. Deposit machines, cash machines, recyclers and smart tellers that join the host you have.',
          },
          href: '/industries/banking',
          picture: 'key:scene-industry-banking',
        },
        {
          title: { en: 'Retail and Healthcare' },
          text: {
            en: 'One desk, many questions, most of them alike. Kiosks check in, measure, sell and hand over, so that people have time for the rest.',
          },
          href: '/industries/healthcare',
          picture: 'key:scene-industry-healthcare',
        },
        {
          title: { en: 'Encrypting PIN Pad' },
          text: {
            en: 'Where we began in December 2003. A PIN is ciphertext before it leaves the keys, to PCI PTS 5.x and v6.',
          },
          href: '/industries/pinpad',
          picture: 'key:scene-industry-pinpad',
        },
        {
          title: { en: 'Public and Transportation' },
          text: {
            en: 'One passenger, one minute and a train that does not wait. Ticket machines for open platforms, from −25 to 50 °C.',
          },
          href: '/industries/transport',
          picture: 'key:scene-industry-transport',
        },
        {
          title: { en: 'Information and Augmented Reality' },
          text: {
            en: 'Exhibits that answer are touched some thousand times a day. Trackballs, steel keyboards and signs that take it.',
          },
          href: '/industries/info-ar',
          picture: 'key:scene-industry-info-ar',
        },
        {
          title: { en: 'Payment Terminals' },
          text: {
            en: 'A signature, a wage, a contract, an exchange: payments that need more than a card.',
          },
          href: '/industries/payments',
          picture: 'key:scene-industry-payments',
        },
      ],
    },
  ],
}
