import type { IndustryTilesBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { linkField } from '@/src/payload/fields/link'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'industryTiles'> = {
  slug: 'industryTiles',
  interfaceName: 'IndustryTilesBlock',
  admin: { group: 'Catalog' },
  fields: [
    blockLine('title', { required: true }),
    {
      name: 'tiles',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        blockLine('title', { required: true }),
        blockText('description', { maxLength: 500 }),
        linkField('href', { required: true }),
        blockPicture(),
        blockText('products', { admin: { description: 'Product names, one per line' } }),
      ],
    },
  ],
}

const defaults: IndustryTilesBlock = {
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

export const industryTiles = defineBlock<IndustryTilesBlock>({ schema, defaults })
