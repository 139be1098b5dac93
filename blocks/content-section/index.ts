import type { ContentSectionBlock } from '@/payload-types'
import { sectionKeys } from '@/src/contract/content-section'
import {
  blockChoice,
  blockLine,
  blockPicture,
  blockText,
  ctaFields,
} from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'contentSection'> = {
  slug: 'contentSection',
  interfaceName: 'ContentSectionBlock',
  admin: { group: 'Texts and pictures' },
  fields: [
    {
      name: 'sectionKey',
      type: 'select',
      required: true,
      options: sectionKeys.map((key) => ({ value: key, label: key })),
      admin: { description: 'The content section to show here' },
    },
    blockChoice('layout', [
      { value: 'industry', label: 'Introduction beside its picture' },
      { value: 'mirrored', label: 'Introduction, picture on the other side' },
      { value: 'software', label: 'Software: benefits, advantages, options' },
      { value: 'hardware', label: 'Hardware: full-width picture, sections below' },
    ]),
    {
      name: 'builtIn',
      type: 'group',
      label: 'Shown if the section is missing, empty, or cannot be loaded',
      fields: [
        blockLine('title'),
        blockText('text', { admin: { description: 'One paragraph per line' } }),
        blockPicture(),
        blockText('benefits', { admin: { description: 'One per line' } }),
        blockText('advantages', { admin: { description: 'One per line' } }),
        blockText('flexible'),
        {
          name: 'sections',
          type: 'array',
          maxRows: 12,
          fields: [blockLine('title', { required: true }), blockText('body', { required: true })],
        },
        ...ctaFields,
      ],
    },
  ],
}

const defaults: ContentSectionBlock = {
  blockType: 'contentSection',
  sectionKey: 'industry-bank',
  layout: 'industry',
  builtIn: {
    title: 'Bank and Identity',
    text: 'A branch depends on two things: correct cash, and a customer who is who they say they are.',
    ctaText: 'See the cash machines',
    ctaHref: '/products/category/atm',
  },
}

export const contentSection = defineBlock<ContentSectionBlock>({ schema, defaults })
