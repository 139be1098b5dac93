import type { SecurityNoticesBlock } from '@/payload-types'
import { blockLine } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'securityNotices'> = {
  slug: 'securityNotices',
  interfaceName: 'SecurityNoticesBlock',
  admin: { group: 'News, jobs, and notices' },
  fields: [
    blockLine('title', { admin: { description: 'Leave empty for “Security notices”' } }),
    {
      name: 'limit',
      type: 'number',
      defaultValue: 3,
      min: 1,
      max: 12,
      admin: {
        description: 'Number of notices shown, last changed first, with a link to the rest',
      },
    },
  ],
}

const defaults: SecurityNoticesBlock = { blockType: 'securityNotices', limit: 3 }

export const securityNotices = defineBlock<SecurityNoticesBlock>({ schema, defaults })
