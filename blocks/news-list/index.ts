import type { NewsListBlock } from '@/payload-types'
import { tagMaxLength } from '@/src/contract/article'
import { blockLine } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'newsList'> = {
  slug: 'newsList',
  interfaceName: 'NewsListBlock',
  admin: { group: 'News, jobs, and notices' },
  fields: [
    blockLine('title', { admin: { description: 'Leave empty for “Latest News”' } }),
    {
      name: 'limit',
      type: 'number',
      min: 1,
      max: 12,
      admin: {
        description:
          'Number of latest articles shown, with a link to the others. Hidden if there are none. Leave empty for all articles, page by page',
      },
    },
    {
      name: 'tag',
      type: 'text',
      maxLength: tagMaxLength,
      admin: {
        description: 'Shows only articles with this tag. Enter its key from the site settings',
      },
    },
  ],
}

const defaults: NewsListBlock = { blockType: 'newsList' }

export const newsList = defineBlock<NewsListBlock>({ schema, defaults })
