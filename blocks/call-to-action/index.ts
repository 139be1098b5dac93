import type { CallToActionBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const callToAction = defineBlock<CallToActionBlock>({ schema, defaults })
