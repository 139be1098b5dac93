import { recordKey } from '@/src/payload/fields/record-key'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'categoryHeader'> = {
  slug: 'categoryHeader',
  interfaceName: 'CategoryHeaderBlock',
  admin: { group: 'Openings' },
  fields: [recordKey('category')],
}
