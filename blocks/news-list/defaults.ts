import type { NewsListBlock } from '@/payload-types'

export const defaults: NewsListBlock = { blockType: 'newsList' }
