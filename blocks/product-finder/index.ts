import type { ProductFinderBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const productFinder = defineBlock<ProductFinderBlock>({ schema, defaults })
