import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryBanking: DemoPage = {
  path: '/industries/banking',
  title: { en: 'Bank and Identity' },
  seo: {
    description: {
      en: 'Cash machines, deposit machines, recyclers and smart tellers for branches: cash that is right, identity that is proven, a host that stays as it is.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'floor',
      title: { en: 'The branch of three machines' },
      text: {
        en: 'One recycles the cash, one opens accounts, one is a person on a screen. Together they stand on nine square metres and never close.',
      },
      picture: 'key:scene-industry-banking',
    },
    {
      blockType: 'contentSection',
      sectionKey: 'industry-bank',
      layout: 'industry',
      builtIn: builtInSection('industry-bank'),
    },
    {
      blockType: 'dataTable',
      title: { en: 'Which machine for which task' },
      columns: { en: 'Task | Machine | In figures' },
      rows: {
        en: 'Withdraw, inquire, transfer | A100 Lobby, A300 Through-the-Wall, A500 Drive-Up | 10,000 to 12,000 notes\nPay in the day’s takings | D400 Bundle Deposit, D600 with coins | 600 notes a minute, 300 in escrow\nGive out what was paid in | R300 Lobby Recycler, R500 in the wall | from nine cash deliveries a month to two\nOpen an account, receive a card | S300 Account Station | six minutes, 400 cards in stock\nSpeak with a teller | S500 Video Teller | a line of 2 Mbit/s\nA branch where there is none | S900 Branch Cabin | 6.2 m², set up in two days',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'One software for all of them' },
      text: {
        en: 'NDC, DDC and ISO8583 above, CEN/XFS below, and a management system with seven functions beside it.',
      },
      ctaText: { en: 'See the banking solution' },
      ctaHref: '/solutions/banking-solution',
      secondText: { en: 'All banking products' },
      secondHref: '/products/banking',
    },
  ],
}
