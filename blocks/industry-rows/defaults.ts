import type { IndustryRowsBlock } from '@/payload-types'

export const defaults: IndustryRowsBlock = {
  blockType: 'industryRows',
  title: 'Our Industries',
  rows: [
    {
      title: 'Bank and Identity',
      text: 'Cash in, cash out, and the proof of who stands in front of the machine.',
      href: '/industries/banking',
      picture: 'key:scene-industry-banking',
    },
    {
      title: 'Public and Transportation',
      text: 'One passenger, one minute and a train that does not wait.',
      href: '/industries/transport',
      picture: 'key:scene-industry-transport',
    },
  ],
}
