import { blockLine } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'jobList'> = {
  slug: 'jobList',
  interfaceName: 'JobListBlock',
  admin: { group: 'News, jobs and notices' },
  fields: [blockLine('title', { admin: { description: 'Left empty: “Vacant Positions”' } })],
}
