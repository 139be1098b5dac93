import type { OfficesBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const offices = defineBlock<OfficesBlock>({ schema, defaults })
