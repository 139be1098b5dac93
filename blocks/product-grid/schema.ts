import { blockLine } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'productGrid'> = {
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
