import { recordKey } from '@/src/payload/fields/record-key'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'productDetail'> = {
  slug: 'productDetail',
  interfaceName: 'ProductDetailBlock',
  admin: { group: 'Pages of one record' },
  fields: [recordKey('product')],
}
