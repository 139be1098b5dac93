import type { RichTextBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const richText = defineBlock<RichTextBlock>({ schema, defaults })
