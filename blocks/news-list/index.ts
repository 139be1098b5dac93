import type { NewsListBlock } from '@/payload-types'
import { defineBlock } from '../define'
import { defaults } from './defaults'
import { schema } from './schema'

export const newsList = defineBlock<NewsListBlock>({ schema, defaults })
