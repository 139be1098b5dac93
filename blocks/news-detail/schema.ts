import { recordKey } from '@/collections/fields/record-key'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'newsDetail'> = {
  slug: 'newsDetail',
  interfaceName: 'NewsDetailBlock',
  fields: [recordKey('article')],
}
