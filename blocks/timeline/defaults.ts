import type { TimelineBlock } from '@/payload-types'

export const defaults: TimelineBlock = {
  blockType: 'timeline',
  title: 'Year by year',
  entries: [
    {
      year: '2024',
      title: 'A second assembly line',
      text: 'Output rises to forty machines a day.',
    },
    { year: '2021', title: 'Parts for twelve years', text: 'Guaranteed for every series since.' },
    { year: '2007', title: 'The first complete machine', text: 'Built around our own keyboard.' },
  ],
}
