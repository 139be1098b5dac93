import type { ContentSectionBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const contentSection = defineBlock<ContentSectionBlock>({ schema, defaults })
