import type { DemoPage } from '../types'

export const industries: DemoPage = {
  path: '/industries',
  title: { en: 'Our Industries' },
  seo: {
    description: {
      en: 'Banks, hospitals and shops, stations, museums, payment counters, and the PIN pads inside them: six industries that use our terminals.',
    },
  },
  layout: [
    {
      blockType: 'industryRows',
      title: { en: 'Our Industries' },
      text: {
        en: 'Six industries with one thing in common: first-time users must be able to rely on the machine.',
      },
      rows: [
        {
          title: { en: 'Bank and Identity' },
          text: {
            en: 'Accurate cash and verified identity. Deposit machines, ATMs, recyclers, and smart tellers that connect to your existing host.',
          },
          href: '/industries/banking',
          picture: 'key:scene-industry-banking',
        },
        {
          title: { en: 'Retail and Healthcare' },
          text: {
            en: 'One desk, many questions, most of them alike. Kiosks check in, measure, sell, and hand over, so staff have time for the rest.',
          },
          href: '/industries/healthcare',
          picture: 'key:scene-industry-healthcare',
        },
        {
          title: { en: 'Encrypting PIN Pad' },
          text: {
            en: 'Where we began in December 2003. The PIN is encrypted where it is entered, to PCI PTS v5.x and v6.',
          },
          href: '/industries/pinpad',
          picture: 'key:scene-industry-pinpad',
        },
        {
          title: { en: 'Public and Transportation' },
          text: {
            en: 'One passenger, one minute, and a train that does not wait. Ticket machines for open platforms, from −25 to 50 °C.',
          },
          href: '/industries/transport',
          picture: 'key:scene-industry-transport',
        },
        {
          title: { en: 'Information and Augmented Reality' },
          text: {
            en: 'Interactive exhibits are touched thousands of times a day. Trackballs and steel keyboards are built for it.',
          },
          href: '/industries/info-ar',
          picture: 'key:scene-industry-info-ar',
        },
        {
          title: { en: 'Payment Terminals' },
          text: {
            en: 'Signatures, wages, contracts, and exchange: payments that need more than a card.',
          },
          href: '/industries/payments',
          picture: 'key:scene-industry-payments',
        },
      ],
    },
  ],
}
