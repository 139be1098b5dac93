import type { NewsDetailBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const newsDetail = defineBlock<NewsDetailBlock>({ schema, defaults })
