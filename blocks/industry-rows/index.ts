import type { IndustryRowsBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const industryRows = defineBlock<IndustryRowsBlock>({ schema, defaults })
