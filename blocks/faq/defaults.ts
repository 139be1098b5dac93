import type { FaqBlock } from '@/payload-types'

export const defaults: FaqBlock = {
  blockType: 'faq',
  title: 'Asked often',
  questions: [
    {
      question: 'How long are there spare parts?',
      answer: 'Twelve years, counted from the last machine of a series.',
    },
    {
      question: 'Who repairs it at night?',
      answer: 'Whoever answers the telephone can open the log of your machine.',
    },
    {
      question: 'May we see one first?',
      answer: 'Yes: in the show room, or in your own lobby for a month.',
    },
  ],
}
