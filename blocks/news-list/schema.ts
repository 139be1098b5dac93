import { blockLine } from '@/collections/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'newsList'> = {
  slug: 'newsList',
  interfaceName: 'NewsListBlock',
  fields: [blockLine('title', { admin: { description: 'Left empty: “Latest News”' } })],
}
