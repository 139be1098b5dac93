import { blockPicture } from '../../collections/fields/block-picture'
import { blockLine, blockText } from '../../collections/fields/block-text'
import { bleedFields } from '../../collections/fields/bleed'
import { ctaFields } from '../../collections/fields/call-to-action'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'hero'> = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { admin: { description: 'A sentence or two below the title' } }),
    {
      name: 'layout',
      type: 'select',
      options: [
        { label: 'Words beside the picture', value: 'split' },
        { label: 'Words on a picture from edge to edge', value: 'bleed' },
      ],
      admin: { description: 'How words and picture stand together' },
    },
    blockPicture(),
    ...bleedFields(({ layout }) => layout === 'bleed'),
    ...ctaFields,
  ],
}
