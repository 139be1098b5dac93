import type { IndustryTilesBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const industryTiles = defineBlock<IndustryTilesBlock>({ schema, defaults })
