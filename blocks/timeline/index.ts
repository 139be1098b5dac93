import type { TimelineBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const timeline = defineBlock<TimelineBlock>({ schema, defaults })
