import type { DataTableBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const dataTable = defineBlock<DataTableBlock>({ schema, defaults })
