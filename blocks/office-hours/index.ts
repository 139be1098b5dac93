import type { OfficeHoursBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const officeHours = defineBlock<OfficeHoursBlock>({ schema, defaults })
