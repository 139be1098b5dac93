import type { ProductGridBlock } from '@/payload-types'
import { blockLine } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'productGrid'> = {
  slug: 'productGrid',
  interfaceName: 'ProductGridBlock',
  admin: { group: 'Catalogue' },
  fields: [
    blockLine('title', { admin: { description: 'Left empty: “All Products”' } }),
    {
      name: 'onlyFeatured',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Shows featured products only' },
    },
  ],
}

const defaults: ProductGridBlock = { blockType: 'productGrid', onlyFeatured: false }

export const productGrid = defineBlock<ProductGridBlock>({ schema, defaults })
