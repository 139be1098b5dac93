import type { LocationMapBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const locationMap = defineBlock<LocationMapBlock>({ schema, defaults })
