import { blockLine, blockText } from '@/src/payload/fields/block-text'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'faq'> = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  admin: { group: 'Texts and pictures' },
  fields: [
    blockLine('title', {
      label: 'Title',
      required: true,
      admin: { description: 'What the questions are about' },
    }),
    {
      name: 'questions',
      label: 'Questions',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      admin: { description: 'Visitors see the questions, and open the answers they want' },
      fields: [
        blockLine('question', {
          label: 'Question',
          required: true,
          admin: { description: 'As a customer would ask it' },
        }),
        blockText('answer', {
          label: 'Answer',
          required: true,
          admin: { description: 'Every line becomes a paragraph' },
        }),
      ],
    },
  ],
}
