import { blockLine } from '@/collections/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'jobList'> = {
  slug: 'jobList',
  interfaceName: 'JobListBlock',
  fields: [blockLine('title', { admin: { description: 'Left empty: “Vacant Positions”' } })],
}
