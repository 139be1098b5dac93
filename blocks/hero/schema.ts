import { blockChoice } from '../../collections/fields/block-choice'
import { blockPicture } from '../../collections/fields/block-picture'
import { blockLine, blockText } from '../../collections/fields/block-text'
import { ctaFields, secondCtaFields } from '../../collections/fields/call-to-action'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'hero'> = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { admin: { description: 'A sentence or two below the title' } }),
    blockPicture(),
    blockChoice('layout', [
      { value: 'split', label: 'Words and picture side by side' },
      { value: 'bleed', label: 'Picture to the edges, words beside its subject' },
      { value: 'floor', label: 'Picture to the edges, words on its lower part' },
    ]),
    blockChoice(
      'tone',
      [
        { value: 'ink', label: 'Dark' },
        { value: 'paper', label: 'Light' },
      ],
      'The ground that the picture runs out into',
    ),
    ...ctaFields,
    ...secondCtaFields,
  ],
}
