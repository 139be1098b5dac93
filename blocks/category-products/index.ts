import type { CategoryProductsBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const categoryProducts = defineBlock<CategoryProductsBlock>({ schema, defaults })
