import type { CategoryProductsBlock } from '@/payload-types'
import { recordKey } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'categoryProducts'> = {
  slug: 'categoryProducts',
  interfaceName: 'CategoryProductsBlock',
  admin: { group: 'Catalog' },
  fields: [recordKey('category')],
}

const defaults: CategoryProductsBlock = { blockType: 'categoryProducts', category: 'atm' }

export const categoryProducts = defineBlock<CategoryProductsBlock>({ schema, defaults })
