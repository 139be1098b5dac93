import { recordKey } from '@/src/payload/fields/record-key'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'jobDetail'> = {
  slug: 'jobDetail',
  interfaceName: 'JobDetailBlock',
  admin: { group: 'Pages of one record' },
  fields: [recordKey('job')],
}
