import type { IndustryTilesBlock } from '@/payload-types'

export const defaults: IndustryTilesBlock = {
  blockType: 'industryTiles',
  title: 'Where our machines work',
  tiles: [
    {
      title: 'Banking',
      description: 'Machines that accept, dispense, and recycle cash.',
      href: '/products/banking',
      picture: 'key:scene-industry-banking',
      products: 'Cash Deposit Machines\nCash Machines',
    },
    {
      title: 'Healthcare',
      description: 'Check-in, screening, and consultation.',
      href: '/products/healthcare',
      picture: 'key:scene-industry-healthcare',
      products: 'Healthcare Kiosks',
    },
  ],
}
