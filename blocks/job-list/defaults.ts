import type { JobListBlock } from '@/payload-types'

export const defaults: JobListBlock = { blockType: 'jobList' }
