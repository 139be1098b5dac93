import type { ValuesBlock } from '@/payload-types'

export const defaults: ValuesBlock = {
  blockType: 'values',
  title: 'Our values',
  items: [
    {
      title: 'Quality',
      text: 'A key is pressed five million times before it is approved.',
    },
    {
      title: 'Customer Focus',
      text: 'Call at night and you reach an engineer who knows the machine.',
    },
    {
      title: 'Innovation',
      text: 'We design, build, and test under one roof.',
    },
  ],
}
