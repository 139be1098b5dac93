import type { ProductGridBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const productGrid = defineBlock<ProductGridBlock>({ schema, defaults })
