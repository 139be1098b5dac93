import { blockLine, blockText } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'newestProducts'> = {
  slug: 'newestProducts',
  interfaceName: 'NewestProductsBlock',
  admin: { group: 'Catalogue' },
  fields: [
    blockLine('title', { admin: { description: 'Left empty: “New products”' } }),
    blockText('text', { maxLength: 500 }),
    {
      name: 'limit',
      type: 'number',
      defaultValue: 4,
      min: 1,
      max: 12,
      admin: { description: 'Products shown, the newest large; a link leads to the rest' },
    },
  ],
}
