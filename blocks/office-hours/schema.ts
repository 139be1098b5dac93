import { blockLine, blockText } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'officeHours'> = {
  slug: 'officeHours',
  interfaceName: 'OfficeHoursBlock',
  labels: { singular: 'Business hours', plural: 'Business hours' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', {
      label: 'Title',
      admin: {
        description: 'Left empty: “Business Hours”. The hours come from the site settings',
      },
    }),
    blockText('text', {
      label: 'Text',
      maxLength: 500,
      admin: { description: 'A sentence below the title, if there is something to add' },
    }),
  ],
}
