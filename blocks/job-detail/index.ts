import type { JobDetailBlock } from '@/payload-types'
import { recordKey } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'jobDetail'> = {
  slug: 'jobDetail',
  interfaceName: 'JobDetailBlock',
  admin: { group: 'Pages of one record' },
  fields: [recordKey('job')],
}

const defaults: JobDetailBlock = { blockType: 'jobDetail', job: 'technical-writer' }

export const jobDetail = defineBlock<JobDetailBlock>({ schema, defaults })
