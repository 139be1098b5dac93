import type { NumberedListBlock } from '@/payload-types'

export const defaults: NumberedListBlock = {
  blockType: 'numberedList',
  title: 'Three reasons machines stay in service',
  entries: [
    { title: 'One number to call', text: 'The engineer who picks up can open your machine’s log.' },
    { title: 'Parts for twelve years', text: 'After the last machine of a series.' },
    { title: 'The same people', text: 'The team that builds a series also repairs it.' },
  ],
}
