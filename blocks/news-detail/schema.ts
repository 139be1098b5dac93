import { recordKey } from '@/src/payload/fields/record-key'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'newsDetail'> = {
  slug: 'newsDetail',
  interfaceName: 'NewsDetailBlock',
  admin: { group: 'Pages of one record' },
  fields: [recordKey('article')],
}
