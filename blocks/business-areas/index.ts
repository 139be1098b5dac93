import type { BusinessAreasBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { linkField } from '@/src/payload/fields/link'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'businessAreas'> = {
  slug: 'businessAreas',
  interfaceName: 'BusinessAreasBlock',
  labels: { singular: 'Business areas', plural: 'Business areas' },
  admin: { group: 'Catalog' },
  fields: [
    blockLine('title', { required: true, admin: { description: 'Heading above the areas' } }),
    blockText('text', {
      maxLength: 1000,
      admin: { description: 'A sentence or two; may stay empty' },
    }),
    {
      name: 'areas',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Area', plural: 'Areas' },
      admin: { description: 'The first area is shown largest' },
      fields: [
        blockLine('title', { required: true, admin: { description: 'Name of the area' } }),
        blockText('text', {
          maxLength: 1000,
          admin: { description: 'Products and services of the area' },
        }),
        linkField('href', {
          required: true,
          admin: { description: 'Target page, such as /products/banking' },
        }),
        blockPicture({ description: 'A machine or a scene of the area' }),
      ],
    },
  ],
}

const defaults: BusinessAreasBlock = {
  blockType: 'businessAreas',
  title: 'Four business areas',
  areas: [
    {
      title: 'Cash',
      text: 'Machines that accept, dispense, and recycle.',
      href: '/products/banking',
      picture: 'key:scene-industry-banking',
    },
    {
      title: 'Security',
      text: 'PIN pads and steel keyboards.',
      href: '/products/security',
      picture: 'key:scene-industry-pinpad',
    },
  ],
}

export const businessAreas = defineBlock<BusinessAreasBlock>({ schema, defaults })
