import type { ValuesBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const values = defineBlock<ValuesBlock>({ schema, defaults })
