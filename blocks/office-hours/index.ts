import type { OfficeHoursBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'officeHours'> = {
  slug: 'officeHours',
  interfaceName: 'OfficeHoursBlock',
  labels: { singular: 'Business hours', plural: 'Business hours' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', {
      label: 'Title',
      admin: {
        description: 'Leave empty for “Business hours”. The hours come from the site settings',
      },
    }),
    blockText('text', {
      label: 'Text',
      maxLength: 500,
      admin: { description: 'One sentence below the title (optional)' },
    }),
  ],
}

const defaults: OfficeHoursBlock = {
  blockType: 'officeHours',
  text: 'The engineer who picks up can open your machine’s log.',
}

export const officeHours = defineBlock<OfficeHoursBlock>({ schema, defaults })
