import { recordKey } from '@/src/payload/fields/record-key'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'categoryProducts'> = {
  slug: 'categoryProducts',
  interfaceName: 'CategoryProductsBlock',
  admin: { group: 'Catalogue' },
  fields: [recordKey('category')],
}
