import type { IndustryRowsBlock } from '@/payload-types'

export const defaults: IndustryRowsBlock = {
  blockType: 'industryRows',
  title: 'Our Industries',
  rows: [
    {
      title: 'Bank and Identity',
      text: 'Deposits, withdrawals, and proof of identity.',
      href: '/industries/banking',
      picture: 'key:scene-industry-banking',
    },
    {
      title: 'Public and Transportation',
      text: 'Tickets in under a minute, before the train leaves.',
      href: '/industries/transport',
      picture: 'key:scene-industry-transport',
    },
  ],
}
