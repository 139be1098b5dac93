import type { NumberedListBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'numberedList'> = {
  slug: 'numberedList',
  interfaceName: 'NumberedListBlock',
  labels: { singular: 'Numbered list', plural: 'Numbered lists' },
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', {
      label: 'Title',
      required: true,
      admin: { description: 'What the entries have in common' },
    }),
    blockText('text', {
      label: 'Text',
      maxLength: 1000,
      admin: { description: 'One or two sentences below the title' },
    }),
    {
      ...blockPicture({
        description:
          'Shown beside the list, which then has one narrow column. Without a picture, the list has two columns',
      }),
      label: 'Picture',
    },
    {
      name: 'entries',
      label: 'Entries',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 20,
      admin: { description: 'Numbered in this order' },
      fields: [
        blockLine('title', {
          label: 'Title',
          required: true,
          admin: { description: 'A few words' },
        }),
        blockText('text', {
          label: 'Text',
          maxLength: 1000,
          admin: { description: 'Two or three sentences' },
        }),
      ],
    },
  ],
}

const defaults: NumberedListBlock = {
  blockType: 'numberedList',
  title: 'Three reasons machines stay in service',
  entries: [
    { title: 'One number to call', text: 'The engineer who picks up can open your machine’s log.' },
    { title: 'Parts for twelve years', text: 'After the last machine of a series.' },
    { title: 'The same people', text: 'The team that builds a series also repairs it.' },
  ],
}

export const numberedList = defineBlock<NumberedListBlock>({ schema, defaults })
