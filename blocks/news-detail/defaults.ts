import type { NewsDetailBlock } from '@/payload-types'

export const defaults: NewsDetailBlock = {
  blockType: 'newsDetail',
  article: 'terminal-software-seven',
}
