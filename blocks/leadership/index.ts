import type { LeadershipBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const leadership = defineBlock<LeadershipBlock>({ schema, defaults })
