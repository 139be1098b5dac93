import type { FaqBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'faq'> = {
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
      admin: { description: 'Visitors see the questions and open the answers they want' },
      fields: [
        blockLine('question', {
          label: 'Question',
          required: true,
          admin: { description: 'As a customer would ask it' },
        }),
        blockText('answer', {
          label: 'Answer',
          required: true,
          admin: { description: 'Each line becomes a paragraph' },
        }),
      ],
    },
  ],
}

const defaults: FaqBlock = {
  blockType: 'faq',
  title: 'Common questions',
  questions: [
    {
      question: 'How long are spare parts available?',
      answer: 'For twelve years after the last machine of a series.',
    },
    {
      question: 'Who helps at night?',
      answer: 'The engineer who picks up can open your machine’s log.',
    },
    {
      question: 'May we see one first?',
      answer: 'Yes: in our showroom, or in your own lobby for a month.',
    },
  ],
}

export const faq = defineBlock<FaqBlock>({ schema, defaults })
