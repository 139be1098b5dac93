import type { CategoryHeaderBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const categoryHeader = defineBlock<CategoryHeaderBlock>({ schema, defaults })
