import { blockChoice } from '@/src/payload/fields/block-choice'
import { blockLine, blockText } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'featureList'> = {
  slug: 'featureList',
  interfaceName: 'FeatureListBlock',
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    blockChoice('look', [
      { value: 'plain', label: 'Two columns of lines' },
      { value: 'numbered', label: 'Numbered, title beside text' },
      { value: 'steps', label: 'Steps along a line, each with its mark' },
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
          admin: { description: 'What stands at the line, such as “0:40 min”' },
        }),
      ],
    },
  ],
}
