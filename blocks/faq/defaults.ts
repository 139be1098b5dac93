import type { FaqBlock } from '@/payload-types'

export const defaults: FaqBlock = {
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
