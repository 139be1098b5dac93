import type { NewsDetailBlock } from '@/payload-types'
import { recordKey } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'newsDetail'> = {
  slug: 'newsDetail',
  interfaceName: 'NewsDetailBlock',
  admin: { group: 'Pages of one record' },
  fields: [recordKey('article')],
}

const defaults: NewsDetailBlock = {
  blockType: 'newsDetail',
  article: 'terminal-software-seven',
}

export const newsDetail = defineBlock<NewsDetailBlock>({ schema, defaults })
