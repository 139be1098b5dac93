import type { NumberedListBlock } from '@/payload-types'

export const defaults: NumberedListBlock = {
  blockType: 'numberedList',
  title: 'Six reasons why machines come back to work',
  entries: [
    { title: 'One number to call', text: 'Whoever answers can open your machine’s log.' },
    { title: 'Parts for twelve years', text: 'Counted from the last machine of a series.' },
    { title: 'The same hands', text: 'Who built the first of a series repairs the last of it.' },
  ],
}
