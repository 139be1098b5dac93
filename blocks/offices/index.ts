import type { OfficesBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'offices'> = {
  slug: 'offices',
  interfaceName: 'OfficesBlock',
  labels: { singular: 'Regional offices', plural: 'Regional offices' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', {
      label: 'Title',
      admin: {
        description: 'Leave empty for “Regional offices”. The offices come from the site settings',
      },
    }),
    blockText('text', {
      label: 'Text',
      maxLength: 500,
      admin: { description: 'One or two sentences below the title' },
    }),
  ],
}

const defaults: OfficesBlock = {
  blockType: 'offices',
  text: 'Three offices, each with its own technicians.',
}

export const offices = defineBlock<OfficesBlock>({ schema, defaults })
