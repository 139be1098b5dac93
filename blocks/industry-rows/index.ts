import type { IndustryRowsBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { linkField } from '@/src/payload/fields/link'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'industryRows'> = {
  slug: 'industryRows',
  interfaceName: 'IndustryRowsBlock',
  admin: { group: 'Catalog' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 500 }),
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      admin: { description: 'Pictures alternate between left and right' },
      fields: [
        blockLine('title', { required: true }),
        blockText('text', { required: true, maxLength: 1000 }),
        linkField('href', { required: true }),
        blockPicture(),
      ],
    },
  ],
}

const defaults: IndustryRowsBlock = {
  blockType: 'industryRows',
  title: 'Our Industries',
  rows: [
    {
      title: 'Bank and Identity',
      text: 'Deposits, withdrawals, and proof of identity.',
      href: '/industries/banking',
      picture: 'key:scene-industry-banking',
    },
    {
      title: 'Public and Transportation',
      text: 'Tickets in under a minute, before the train leaves.',
      href: '/industries/transport',
      picture: 'key:scene-industry-transport',
    },
  ],
}

export const industryRows = defineBlock<IndustryRowsBlock>({ schema, defaults })
