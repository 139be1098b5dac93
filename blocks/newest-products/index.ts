import type { NewestProductsBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const newestProducts = defineBlock<NewestProductsBlock>({ schema, defaults })
