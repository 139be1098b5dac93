import type { ReferencesBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const references = defineBlock<ReferencesBlock>({ schema, defaults })
