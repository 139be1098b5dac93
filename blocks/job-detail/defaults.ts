import type { JobDetailBlock } from '@/payload-types'

export const defaults: JobDetailBlock = { blockType: 'jobDetail', job: 'technical-writer' }
