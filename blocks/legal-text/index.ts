import type { LegalTextBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { withinLength } from '@/src/payload/fields/text'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'legalText'> = {
  slug: 'legalText',
  interfaceName: 'LegalTextBlock',
  labels: { singular: 'Legal text', plural: 'Legal texts' },
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', {
      label: 'Title',
      required: true,
      admin: { description: 'Name of the document' },
    }),
    {
      name: 'updatedOn',
      label: 'Last updated',
      type: 'date',
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
        description: 'Shown below the title, in the date format of the visitor’s language',
      },
    },
    blockText('text', {
      label: 'Summary',
      maxLength: 1000,
      admin: { description: 'The most important points in one or two sentences' },
    }),
    {
      name: 'sections',
      label: 'Sections',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 60,
      admin: { description: 'Their titles form the table of contents' },
      fields: [
        blockLine('title', {
          label: 'Title',
          required: true,
          admin: { description: 'Without a number' },
        }),
        {
          name: 'anchor',
          label: 'Anchor',
          type: 'text',
          maxLength: 60,
          validate: withinLength(
            (value: unknown) =>
              !value ||
              (typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)) ||
              'The anchor may hold lower-case letters, digits and hyphens',
          ),
          admin: {
            description: 'Anchor (after #). Leave empty to use the number',
          },
        },
        blockText('text', {
          label: 'Text',
          required: true,
          maxLength: 10000,
          admin: {
            description:
              'Each line becomes a paragraph. A line that starts with “- ” becomes a list item. Write a link as [Contact](/contact)',
            rows: 8,
          },
        }),
      ],
    },
  ],
}

const defaults: LegalTextBlock = {
  blockType: 'legalText',
  title: 'Cookies',
  updatedOn: '2025-09-01T00:00:00.000Z',
  text: 'This site sets one cookie. It remembers the language you chose.',
  sections: [
    {
      title: 'What we store',
      anchor: 'what-we-store',
      text: 'One cookie:\n- lang, the language you chose, for a year',
    },
  ],
}

export const legalText = defineBlock<LegalTextBlock>({ schema, defaults })
