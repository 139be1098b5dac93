import type { TextSectionBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const textSection = defineBlock<TextSectionBlock>({ schema, defaults })
