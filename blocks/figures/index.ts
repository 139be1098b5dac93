import type { FiguresBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'figures'> = {
  slug: 'figures',
  interfaceName: 'FiguresBlock',
  labels: { singular: 'Figures', plural: 'Figures' },
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', {
      required: true,
      admin: { description: 'Common subject of the figures' },
    }),
    blockText('text', {
      maxLength: 1000,
      admin: { description: 'Source of the figures (optional)' },
    }),
    {
      name: 'layout',
      type: 'select',
      options: [
        { label: 'All in one row', value: 'strip' },
        { label: 'First figure large, the others in a list', value: 'lead' },
      ],
      admin: { description: 'One row works best for four figures of equal importance' },
    },
    {
      name: 'tone',
      type: 'select',
      options: [
        { label: 'Page background', value: 'plain' },
        { label: 'Slightly set off from the page', value: 'panel' },
        { label: 'Dark, the most prominent place of the page', value: 'ink' },
      ],
      admin: { description: 'Use a dark background at most once per page' },
    },
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Figure', plural: 'Figures' },
      admin: { description: 'Two to six figures work best' },
      fields: [
        blockLine('value', {
          required: true,
          maxLength: 20,
          custom: { figure: 'value' },
          admin: { description: 'The figure with its unit, such as 500+ or 24/7' },
        }),
        blockLine('label', {
          required: true,
          custom: { figure: 'label' },
          admin: { description: 'What it counts' },
        }),
        blockText('detail', {
          maxLength: 500,
          admin: { description: 'Method of measurement, in one sentence (optional)' },
        }),
      ],
    },
  ],
}

const defaults: FiguresBlock = {
  blockType: 'figures',
  title: 'Since 2003',
  layout: 'strip',
  items: [
    {
      value: '500+',
      label: 'installations',
      detail: 'Customer projects, each with one or many machines.',
    },
    { value: '50+', label: 'countries', detail: 'Shipped from one warehouse in four days.' },
    { value: '100+', label: 'engineers', detail: 'Half of them in security.' },
  ],
}

export const figures = defineBlock<FiguresBlock>({ schema, defaults })
