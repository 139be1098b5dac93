import { blockPicture } from '@/src/payload/fields/block-picture'
import { blockLine, blockText } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'numberedList'> = {
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
      admin: { description: 'A sentence or two below the title' },
    }),
    {
      ...blockPicture({
        description:
          'Beside the list, which then stands in one narrow column. Without: two columns',
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
