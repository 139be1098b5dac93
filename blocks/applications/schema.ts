import { blockPicture } from '@/src/payload/fields/block-picture'
import { blockLine, blockText } from '@/src/payload/fields/block-text'
import { linkField } from '@/src/payload/fields/link'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'applications'> = {
  slug: 'applications',
  interfaceName: 'ApplicationsBlock',
  admin: { group: 'Catalogue' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    blockPicture({ description: 'Stands beside the list' }),
    {
      name: 'places',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 16,
      fields: [
        blockLine('title', { required: true }),
        blockText('text', { maxLength: 500 }),
        blockLine('machine', { admin: { description: 'Name of the machine that stands there' } }),
        linkField('href'),
      ],
    },
  ],
}
