import type { LayersBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const layers = defineBlock<LayersBlock>({ schema, defaults })
