import { blockLine, blockText } from '../../collections/fields/block-text'
import { ctaFields } from '../../collections/fields/call-to-action'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'textSection'> = {
  slug: 'textSection',
  interfaceName: 'TextSectionBlock',
  fields: [
    blockLine('title', { required: true }),
    blockText('text', {
      required: true,
      admin: { description: 'Every line becomes a paragraph', rows: 6 },
    }),
    ...ctaFields,
  ],
}
