import type { ReferencesBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { linkField } from '@/src/payload/fields/link'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'references'> = {
  slug: 'references',
  interfaceName: 'ReferencesBlock',
  labels: { singular: 'References', plural: 'References' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        blockLine('title', {
          required: true,
          admin: { description: 'Name of the customer, who has agreed to being named' },
        }),
        blockText('text', { maxLength: 500 }),
        blockLine('value', {
          maxLength: 20,
          admin: { description: 'A figure, with its unit: 62, 40 km' },
        }),
        blockLine('label', { admin: { description: 'What the figure counts' } }),
        linkField('href'),
      ],
    },
  ],
}

const defaults: ReferencesBlock = {
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

export const references = defineBlock<ReferencesBlock>({ schema, defaults })
