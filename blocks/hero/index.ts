import type { HeroBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const hero = defineBlock<HeroBlock>({ schema, defaults })
