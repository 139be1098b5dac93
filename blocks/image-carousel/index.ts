import type { ImageCarouselBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const imageCarousel = defineBlock<ImageCarouselBlock>({ schema, defaults })
