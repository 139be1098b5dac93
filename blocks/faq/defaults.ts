import type { FaqBlock } from '@/payload-types'

export const defaults: FaqBlock = {
  blockType: 'faq',
  title: 'Asked often',
  questions: [
    {
      question: 'How long are there spare parts?',
      answer: 'Twelve years, counted from the last machine of a series.',
    },
  ],
}
