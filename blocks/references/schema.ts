import { blockLine, blockText } from '@/src/payload/fields/block-text'
import { linkField } from '@/src/payload/fields/link'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'references'> = {
  slug: 'references',
  interfaceName: 'ReferencesBlock',
  labels: { singular: 'References', plural: 'References' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        blockLine('title', {
          required: true,
          admin: { description: 'Name of the customer, who has agreed to being named' },
        }),
        blockText('text', { maxLength: 500 }),
        blockLine('value', {
          maxLength: 20,
          admin: { description: 'A figure, with its unit: 62, 40 km' },
        }),
        blockLine('label', { admin: { description: 'What the figure counts' } }),
        linkField('href'),
      ],
    },
  ],
}
