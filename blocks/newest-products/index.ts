import type { NewestProductsBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'newestProducts'> = {
  slug: 'newestProducts',
  interfaceName: 'NewestProductsBlock',
  admin: { group: 'Catalog' },
  fields: [
    blockLine('title', { admin: { description: 'Leave empty for “New products”' } }),
    blockText('text', { maxLength: 500 }),
    {
      name: 'limit',
      type: 'number',
      defaultValue: 4,
      min: 1,
      max: 12,
      admin: {
        description: 'Number of products shown, the newest one large, with a link to the rest',
      },
    },
  ],
}

const defaults: NewestProductsBlock = {
  blockType: 'newestProducts',
  title: 'New in the range',
  limit: 4,
}

export const newestProducts = defineBlock<NewestProductsBlock>({ schema, defaults })
