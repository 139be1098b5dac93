import { blockLine, blockText } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'productFinder'> = {
  slug: 'productFinder',
  interfaceName: 'ProductFinderBlock',
  admin: { group: 'Catalogue' },
  fields: [
    blockLine('title', { admin: { description: 'Left empty: “Find the right product”' } }),
    blockText('text', { maxLength: 500 }),
  ],
}
