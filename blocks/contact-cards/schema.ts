import { blockLine } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'contactCards'> = {
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
