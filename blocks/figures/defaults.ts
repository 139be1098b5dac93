import type { FiguresBlock } from '@/payload-types'

export const defaults: FiguresBlock = {
  blockType: 'figures',
  title: 'What has come together since 2003',
  layout: 'strip',
  items: [
    { value: '500+', label: 'installations' },
    { value: '50+', label: 'countries' },
    { value: '100+', label: 'engineers' },
  ],
}
