import type { ApplicationsBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const applications = defineBlock<ApplicationsBlock>({ schema, defaults })
