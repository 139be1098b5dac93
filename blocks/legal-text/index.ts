import type { LegalTextBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const legalText = defineBlock<LegalTextBlock>({ schema, defaults })
