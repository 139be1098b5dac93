import type { CategoryHeaderBlock } from '@/payload-types'
import { recordKey } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'categoryHeader'> = {
  slug: 'categoryHeader',
  interfaceName: 'CategoryHeaderBlock',
  admin: { group: 'Openings' },
  fields: [recordKey('category')],
}

const defaults: CategoryHeaderBlock = { blockType: 'categoryHeader', category: 'atm' }

export const categoryHeader = defineBlock<CategoryHeaderBlock>({ schema, defaults })
