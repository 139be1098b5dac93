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
          'Left empty: “Reach us directly”. Address, phones and e-mails come from the site settings',
      },
    }),
  ],
}

const defaults: ContactCardsBlock = { blockType: 'contactCards' }

export const contactCards = defineBlock<ContactCardsBlock>({ schema, defaults })
