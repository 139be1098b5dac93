import type { ContactCardsBlock } from '@/payload-types'
import { blockLine } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'contactCards'> = {
  slug: 'contactCards',
  interfaceName: 'ContactCardsBlock',
  labels: { singular: 'Contact cards', plural: 'Contact cards' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', {
      label: 'Title',
      admin: {
        description:
          'Leave empty for “Reach us directly”. Address, phone numbers, and email addresses come from the site settings',
      },
    }),
  ],
}

const defaults: ContactCardsBlock = { blockType: 'contactCards' }

export const contactCards = defineBlock<ContactCardsBlock>({ schema, defaults })
