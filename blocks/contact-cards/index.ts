import type { ContactCardsBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const contactCards = defineBlock<ContactCardsBlock>({ schema, defaults })
