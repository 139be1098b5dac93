import type { FeatureListBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const featureList = defineBlock<FeatureListBlock>({ schema, defaults })
