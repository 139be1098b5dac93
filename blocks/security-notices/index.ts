import type { SecurityNoticesBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const securityNotices = defineBlock<SecurityNoticesBlock>({ schema, defaults })
