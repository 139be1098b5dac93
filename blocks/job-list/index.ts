import type { JobListBlock } from '@/payload-types'
import { blockLine } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'jobList'> = {
  slug: 'jobList',
  interfaceName: 'JobListBlock',
  admin: { group: 'News, jobs, and notices' },
  fields: [blockLine('title', { admin: { description: 'Leave empty for “Vacant Positions”' } })],
}

const defaults: JobListBlock = { blockType: 'jobList' }

export const jobList = defineBlock<JobListBlock>({ schema, defaults })
