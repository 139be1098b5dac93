import type { VideoBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const video = defineBlock<VideoBlock>({ schema, defaults })
