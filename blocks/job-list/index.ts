import type { JobListBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const jobList = defineBlock<JobListBlock>({ schema, defaults })
