import type { SpecificationTableBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const specificationTable = defineBlock<SpecificationTableBlock>({ schema, defaults })
