import type { HeroCarouselBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const heroCarousel = defineBlock<HeroCarouselBlock>({ schema, defaults })
