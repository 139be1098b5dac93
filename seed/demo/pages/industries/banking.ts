import { builtInSection } from '../section-text'
import type { DemoPage } from '../types'

export const industryBanking: DemoPage = {
  path: '/industries/banking',
  title: { en: 'Bank and Identity' },
  seo: {
    description: {
      en: 'ATMs, deposit machines, recyclers, and smart tellers for branches: accurate cash, verified identity, and no change at the host.',
    },
  },
  layout: [
    {
      blockType: 'hero',
      layout: 'floor',
      title: { en: 'A branch of three machines' },
      text: {
        en: 'One recycles cash, one opens accounts, one connects to a teller by video. Together they take up nine square meters and never close.',
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
      title: { en: 'Choosing a machine for each task' },
      columns: { en: 'Task | Machine | Figures' },
      rows: {
        en: 'Withdraw, inquire, transfer | A100 Lobby, A300 Through-the-Wall, A500 Drive-Up | 10,000 to 12,000 notes\nDeposit the day’s cash | D400 Bundle Deposit, D600 with coins | 600 notes a minute, 300 in escrow\nPay out what was paid in | R300 Lobby Recycler, R500 Through-the-Wall | from nine cash deliveries a month to two\nOpen an account, receive a card | S300 Account Station | six minutes, 400 cards in stock\nTalk to a teller | S500 Video Teller | 2 Mbit/s line\nA branch where there is none | S900 Branch Cabin | 6 m², set up in two days',
      },
    },
    {
      blockType: 'callToAction',
      title: { en: 'One application for all of them' },
      text: {
        en: 'NDC, DDC, and ISO 8583 to the host, CEN/XFS to the devices, and a management system with seven functions.',
      },
      ctaText: { en: 'See the banking solution' },
      ctaHref: '/solutions/banking-solution',
      secondText: { en: 'See all banking products' },
      secondHref: '/products/banking',
    },
  ],
}
