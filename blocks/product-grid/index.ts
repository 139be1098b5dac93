import type { ProductGridBlock } from '@/payload-types'
import { blockLine } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'productGrid'> = {
  slug: 'productGrid',
  interfaceName: 'ProductGridBlock',
  admin: { group: 'Catalog' },
  fields: [
    blockLine('title', { admin: { description: 'Leave empty for “All Products”' } }),
    {
      name: 'onlyFeatured',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Show only featured products' },
    },
  ],
}

const defaults: ProductGridBlock = { blockType: 'productGrid', onlyFeatured: false }

export const productGrid = defineBlock<ProductGridBlock>({ schema, defaults })
