import type { FamilyProductsBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const familyProducts = defineBlock<FamilyProductsBlock>({ schema, defaults })
