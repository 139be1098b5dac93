import type { CallToActionBlock } from '@/payload-types'
import { blockLine, blockText, secondCtaFields } from '@/src/payload/fields/block'
import { linkField } from '@/src/payload/fields/link'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'callToAction'> = {
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

const defaults: CallToActionBlock = {
  blockType: 'callToAction',
  title: 'Tell us what your lobby needs',
  text: 'An engineer answers within 24 hours.',
  ctaText: 'Write to us',
  ctaHref: '/contact',
}

export const callToAction = defineBlock<CallToActionBlock>({ schema, defaults })
