import type { ValuesBlock } from '@/payload-types'

export const defaults: ValuesBlock = {
  blockType: 'values',
  title: 'What we hold to',
  items: [
    {
      title: 'Quality',
      text: 'A key is pressed five million times before its drawing is released.',
    },
    {
      title: 'Customer Focus',
      text: 'Who calls at night speaks with somebody who knows the machine.',
    },
    {
      title: 'Innovation',
      text: 'What was found out is drawn, built and broken in the same house.',
    },
  ],
}
