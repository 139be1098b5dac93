import type { SolutionCardsBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const solutionCards = defineBlock<SolutionCardsBlock>({ schema, defaults })
