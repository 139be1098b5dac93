import type { DownloadListBlock } from '@/payload-types'
import { documentKinds } from '@/src/contract/document'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'downloadList'> = {
  slug: 'downloadList',
  interfaceName: 'DownloadListBlock',
  labels: { singular: 'Downloads', plural: 'Downloads' },
  admin: { group: 'News, jobs, and notices' },
  fields: [
    blockLine('title', { admin: { description: 'Leave empty for “Downloads”' } }),
    blockText('text', { maxLength: 1000 }),
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [...documentKinds],
      defaultValue: 'press',
      admin: { description: 'Shows downloads of this type, with a link to the rest' },
    },
    {
      name: 'limit',
      type: 'number',
      defaultValue: 12,
      min: 1,
      max: 24,
      admin: { description: 'Maximum number shown' },
    },
  ],
}

const defaults: DownloadListBlock = { blockType: 'downloadList', kind: 'press', limit: 12 }

export const downloadList = defineBlock<DownloadListBlock>({ schema, defaults })
