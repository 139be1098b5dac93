import { blockPicture } from '@/src/payload/fields/block-picture'
import { blockLine, blockText } from '@/src/payload/fields/block-text'
import { ctaFields } from '@/src/payload/fields/call-to-action'
import { linkField } from '@/src/payload/fields/link'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'solutionCards'> = {
  slug: 'solutionCards',
  interfaceName: 'SolutionCardsBlock',
  admin: { group: 'Catalogue' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text'),
    ...ctaFields,
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: [
        blockLine('title', { required: true }),
        blockText('description', { maxLength: 500 }),
        linkField('href', { required: true }),
        blockPicture(),
      ],
    },
  ],
}
