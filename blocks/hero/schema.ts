import { blockPicture } from '../../collections/fields/block-picture'
import { blockLine, blockText } from '../../collections/fields/block-text'
import { ctaFields } from '../../collections/fields/call-to-action'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'hero'> = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { admin: { description: 'A sentence or two below the title' } }),
    blockPicture(),
    ...ctaFields,
  ],
}
