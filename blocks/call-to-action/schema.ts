import { blockLine, blockText } from '@/src/payload/fields/block-text'
import { secondCtaFields } from '@/src/payload/fields/call-to-action'
import { linkField } from '@/src/payload/fields/link'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'callToAction'> = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 500 }),
    blockLine('ctaText', { required: true, maxLength: 100 }),
    linkField('ctaHref', { required: true }),
    ...secondCtaFields,
  ],
}
