import type { ProductDetailBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const productDetail = defineBlock<ProductDetailBlock>({ schema, defaults })
