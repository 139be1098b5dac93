import type { TimelineBlock } from '@/payload-types'

export const defaults: TimelineBlock = {
  blockType: 'timeline',
  title: 'Year by year',
  entries: [
    { year: '2024', title: 'A second line starts', text: 'Forty machines leave the house a day.' },
    { year: '2021', title: 'Parts for twelve years', text: 'Promised for every series since.' },
    { year: '2007', title: 'The first whole machine', text: 'Built around our own keyboard.' },
  ],
}
