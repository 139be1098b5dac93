import type { TextSectionBlock } from '@/payload-types'
import {
  bleedFields,
  blockLine,
  blockPicture,
  blockText,
  ctaFields,
} from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'textSection'> = {
  slug: 'textSection',
  interfaceName: 'TextSectionBlock',
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', {
      required: true,
      admin: { description: 'Each line becomes a paragraph', rows: 6 },
    }),
    {
      name: 'layout',
      type: 'select',
      options: [
        { label: 'Title beside the text', value: 'plain' },
        {
          label: 'Picture on the left, up to the edge (right in right-to-left languages)',
          value: 'pictureStart',
        },
        {
          label: 'Picture on the right, up to the edge (left in right-to-left languages)',
          value: 'pictureEnd',
        },
        { label: 'Text on a full-width picture', value: 'bleed' },
      ],
      admin: { description: 'Without a picture, the title is shown beside the text' },
    },
    blockPicture({ description: 'Shown in every layout except the first' }),
    ...bleedFields({ text: 'text', isMuted: false, isBleed: ({ layout }) => layout === 'bleed' }),
    ...ctaFields,
  ],
}

const defaults: TextSectionBlock = {
  blockType: 'textSection',
  title: 'Why Join',
  text: 'You will see your machine in a lobby, at night, with a line of people in front of it.',
  layout: 'pictureEnd',
  picture: 'key:scene-training-room',
}

export const textSection = defineBlock<TextSectionBlock>({ schema, defaults })
