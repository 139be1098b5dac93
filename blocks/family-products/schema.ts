import { blockLine, blockText } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'familyProducts'> = {
  slug: 'familyProducts',
  interfaceName: 'FamilyProductsBlock',
  admin: { group: 'Catalogue' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    {
      name: 'family',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'As it stands at the categories, for example “banking”' },
    },
    {
      name: 'limit',
      type: 'number',
      defaultValue: 6,
      min: 1,
      max: 24,
      admin: { description: 'Products shown of each category; a link leads to the rest' },
    },
  ],
}
