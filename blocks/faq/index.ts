import type { FaqBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const faq = defineBlock<FaqBlock>({ schema, defaults })
