import type { FeatureListBlock } from '@/payload-types'
import { blockChoice, blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'featureList'> = {
  slug: 'featureList',
  interfaceName: 'FeatureListBlock',
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    blockChoice('look', [
      { value: 'plain', label: 'Two columns of lines' },
      { value: 'numbered', label: 'Numbered, title beside text' },
      { value: 'steps', label: 'Steps along a timeline, each with a label' },
    ]),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 20,
      fields: [
        blockLine('title', { required: true }),
        blockText('text', { maxLength: 1000 }),
        blockLine('mark', {
          maxLength: 40,
          admin: { description: 'Label on the timeline, such as “0:40 min”' },
        }),
      ],
    },
  ],
}

const defaults: FeatureListBlock = {
  blockType: 'featureList',
  title: 'What it does',
  look: 'plain',
  items: [
    { title: 'Reads both sides', text: 'An image of each side, 600 notes a minute.' },
    { title: 'Returns what it rejects', text: 'Before the total is shown, note by note.' },
    { title: 'Speaks ten languages', text: 'On the screen, and through the headphone jack.' },
  ],
}

export const featureList = defineBlock<FeatureListBlock>({ schema, defaults })
