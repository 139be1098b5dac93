import type { ValuesBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'values'> = {
  slug: 'values',
  interfaceName: 'ValuesBlock',
  labels: { singular: 'Values', plural: 'Values' },
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true, admin: { description: 'Heading beside the list' } }),
    blockText('text', {
      maxLength: 1000,
      admin: { description: 'One or two sentences below the heading (optional)' },
    }),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      labels: { singular: 'Value', plural: 'Values' },
      admin: { description: 'One word each, with its meaning in practice' },
      fields: [
        blockLine('title', {
          required: true,
          admin: { description: 'The value in one or two words' },
        }),
        blockText('text', {
          required: true,
          maxLength: 1000,
          admin: { description: 'Effect that customers notice' },
        }),
      ],
    },
  ],
}

const defaults: ValuesBlock = {
  blockType: 'values',
  title: 'Our values',
  items: [
    {
      title: 'Quality',
      text: 'A key is pressed five million times before it is approved.',
    },
    {
      title: 'Customer Focus',
      text: 'Call at night and you reach an engineer who knows the machine.',
    },
    {
      title: 'Innovation',
      text: 'We design, build, and test under one roof.',
    },
  ],
}

export const values = defineBlock<ValuesBlock>({ schema, defaults })
