import type { FiguresBlock } from '@/payload-types'

export const defaults: FiguresBlock = {
  blockType: 'figures',
  title: 'What has come together since 2003',
  layout: 'strip',
  items: [
    { value: '500+', label: 'installations', detail: 'Machines that were put to work by us.' },
    { value: '50+', label: 'countries', detail: 'From one warehouse, in four days.' },
    { value: '100+', label: 'engineers', detail: 'Half of them on keys and locks.' },
  ],
}
