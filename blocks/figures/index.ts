import type { FiguresBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const figures = defineBlock<FiguresBlock>({ schema, defaults })
