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
      admin: { description: 'Every line becomes a paragraph', rows: 6 },
    }),
    {
      name: 'layout',
      type: 'select',
      options: [
        { label: 'Title beside the text', value: 'plain' },
        { label: 'Picture where a line begins, out to the edge', value: 'pictureStart' },
        { label: 'Picture where a line ends, out to the edge', value: 'pictureEnd' },
        { label: 'Words on a picture from edge to edge', value: 'bleed' },
      ],
      admin: { description: 'Without a picture the title stands beside the text' },
    },
    blockPicture({ description: 'Shown in all layouts but the first' }),
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
