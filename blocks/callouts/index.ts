import type { CalloutsBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const callouts = defineBlock<CalloutsBlock>({ schema, defaults })
