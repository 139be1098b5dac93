import { recordKey } from '@/collections/fields/record-key'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'jobDetail'> = {
  slug: 'jobDetail',
  interfaceName: 'JobDetailBlock',
  fields: [recordKey('job')],
}
