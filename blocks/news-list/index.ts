import type { NewsListBlock } from '@/payload-types'
import { tagMaxLength } from '@/src/contract/article'
import { blockLine } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'newsList'> = {
  slug: 'newsList',
  interfaceName: 'NewsListBlock',
  admin: { group: 'News, jobs and notices' },
  fields: [
    blockLine('title', { admin: { description: 'Left empty: “Latest News”' } }),
    {
      name: 'limit',
      type: 'number',
      min: 1,
      max: 12,
      admin: {
        description:
          'Shows the latest alone, with a link to the others, and nothing where there are none. Left empty: all articles, page by page',
      },
    },
    {
      name: 'tag',
      type: 'text',
      maxLength: tagMaxLength,
      admin: {
        description: 'Shows the articles with this tag alone, by its key in the site settings',
      },
    },
  ],
}

const defaults: NewsListBlock = { blockType: 'newsList' }

export const newsList = defineBlock<NewsListBlock>({ schema, defaults })
