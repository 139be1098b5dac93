import type { JobDetailBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const jobDetail = defineBlock<JobDetailBlock>({ schema, defaults })
