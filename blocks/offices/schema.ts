import { blockLine, blockText } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'offices'> = {
  slug: 'offices',
  interfaceName: 'OfficesBlock',
  labels: { singular: 'Regional offices', plural: 'Regional offices' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', {
      label: 'Title',
      admin: {
        description: 'Left empty: “Regional Offices”. The offices come from the site settings',
      },
    }),
    blockText('text', {
      label: 'Text',
      maxLength: 500,
      admin: { description: 'A sentence or two below the title' },
    }),
  ],
}
