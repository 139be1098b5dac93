import type { ReferencesBlock } from '@/payload-types'

export const defaults: ReferencesBlock = {
  blockType: 'references',
  title: 'They run our machines',
  items: [
    {
      title: 'Harbour Line',
      text: 'A light rail line with 17 stops sells its tickets at our machines.',
      value: '62',
      label: 'terminals in service',
      href: '/news',
    },
    {
      title: 'Pearl Estuary Bank',
      text: 'Bought keyboards first, then the machines around them.',
      value: '2007',
      label: 'first machine delivered',
    },
  ],
}
