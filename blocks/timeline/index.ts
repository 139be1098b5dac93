import type { TimelineBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'timeline'> = {
  slug: 'timeline',
  interfaceName: 'TimelineBlock',
  labels: { singular: 'Timeline', plural: 'Timelines' },
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true, admin: { description: 'Heading beside the years' } }),
    blockText('text', {
      maxLength: 1000,
      admin: { description: 'Events before the first entry (optional)' },
    }),
    {
      name: 'entries',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 60,
      labels: { singular: 'Year', plural: 'Years' },
      admin: { description: 'Latest first' },
      fields: [
        {
          name: 'year',
          type: 'text',
          required: true,
          maxLength: 20,
          admin: { description: 'Year in digits' },
        },
        blockLine('title', {
          required: true,
          admin: { description: 'Event, in one line' },
        }),
        blockText('text', { admin: { description: 'Each line becomes a paragraph' } }),
        blockPicture({ description: 'Shown below the text (optional)' }),
      ],
    },
  ],
}

const defaults: TimelineBlock = {
  blockType: 'timeline',
  title: 'Year by year',
  entries: [
    {
      year: '2024',
      title: 'A second assembly line',
      text: 'Output rises to forty machines a day.',
    },
    { year: '2021', title: 'Parts for twelve years', text: 'Guaranteed for every series since.' },
    { year: '2007', title: 'The first complete machine', text: 'Built around our own keyboard.' },
  ],
}

export const timeline = defineBlock<TimelineBlock>({ schema, defaults })
