import type { FiguresBlock } from '@/payload-types'

export const defaults: FiguresBlock = {
  blockType: 'figures',
  title: 'Since 2003',
  layout: 'strip',
  items: [
    {
      value: '500+',
      label: 'installations',
      detail: 'Customer projects, each with one or many machines.',
    },
    { value: '50+', label: 'countries', detail: 'Shipped from one warehouse in four days.' },
    { value: '100+', label: 'engineers', detail: 'Half of them in security.' },
  ],
}
