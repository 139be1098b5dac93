import type { FamilyProductsBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'familyProducts'> = {
  slug: 'familyProducts',
  interfaceName: 'FamilyProductsBlock',
  admin: { group: 'Catalog' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    {
      name: 'family',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'As used in the categories, for example “banking”' },
    },
    {
      name: 'limit',
      type: 'number',
      defaultValue: 6,
      min: 1,
      max: 24,
      admin: { description: 'Products shown per category, with a link to the rest' },
    },
  ],
}

const defaults: FamilyProductsBlock = {
  blockType: 'familyProducts',
  title: 'Four ways to handle cash',
  family: 'banking',
  limit: 6,
}

export const familyProducts = defineBlock<FamilyProductsBlock>({ schema, defaults })
