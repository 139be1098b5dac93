import type { BusinessAreasBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const businessAreas = defineBlock<BusinessAreasBlock>({ schema, defaults })
