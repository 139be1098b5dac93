import type { ProductFinderBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'productFinder'> = {
  slug: 'productFinder',
  interfaceName: 'ProductFinderBlock',
  admin: { group: 'Catalog' },
  fields: [
    blockLine('title', { admin: { description: 'Leave empty for “Find the right product”' } }),
    blockText('text', { maxLength: 500 }),
  ],
}

const defaults: ProductFinderBlock = {
  blockType: 'productFinder',
  title: 'Find the machine that fits',
  text: 'Each answer narrows the range. You see at once how many machines are left.',
}

export const productFinder = defineBlock<ProductFinderBlock>({ schema, defaults })
