import type { NumberedListBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const numberedList = defineBlock<NumberedListBlock>({ schema, defaults })
