import type { ReferencesBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { linkField } from '@/src/payload/fields/link'
import { type BlockSchema, defineBlock } from '../define'

const degrees = (name: string, limit: number, description: string) => ({
  name,
  type: 'number' as const,
  required: true,
  min: -limit,
  max: limit,
  admin: { description, width: '50%' },
})

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
          admin: { description: 'Name of the customer. The customer must have agreed' },
        }),
        blockText('text', { maxLength: 500 }),
        blockPicture({ description: 'The machines at the customer’s site' }),
        blockText('quote', {
          maxLength: 400,
          admin: { description: 'Quote from the customer, without quotation marks' },
        }),
        blockLine('quoteBy', {
          label: 'Author of the quote',
          admin: { description: 'Name or position of the person quoted' },
        }),
        blockLine('value', {
          maxLength: 20,
          admin: { description: 'Figure with its unit: 62, 40 km' },
        }),
        blockLine('label', { admin: { description: 'What the figure counts' } }),
        linkField('href'),
        {
          name: 'products',
          type: 'relationship',
          relationTo: 'products',
          hasMany: true,
          maxDepth: 0,
          maxRows: 12,
          admin: {
            description: 'Products that the customer uses. Their pages name the customer',
          },
        },
      ],
    },
    blockLine('mapTitle', {
      label: 'Map caption',
      admin: { description: 'Caption of the map, such as: 240 machines in 12 countries' },
    }),
    {
      name: 'places',
      label: 'Places on the map',
      type: 'array',
      maxRows: 60,
      admin: { description: 'Leave empty to hide the map' },
      fields: [
        blockLine('name', {
          required: true,
          maxLength: 100,
          admin: { description: 'City, country, or region, as shown in the list below the map' },
        }),
        {
          type: 'row',
          fields: [
            degrees('latitude', 80, 'North of the equator, degrees; south of it less than 0'),
            degrees('longitude', 180, 'East of Greenwich, degrees; west of it less than 0'),
          ],
        },
        {
          name: 'count',
          type: 'number',
          min: 0,
          max: 1_000_000,
          admin: { description: 'Installations at this place. The more, the larger its marker' },
        },
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
      picture: 'key:scene-industry-transport',
      quote: 'Passengers no longer ask our staff how to buy a ticket.',
      quoteBy: 'Head of stations',
      value: '62',
      label: 'terminals in service',
      href: '/news',
    },
    {
      title: 'Pearl Estuary Bank',
      text: 'Bought keyboards first, then the machines around them.',
      value: '2007',
      label: 'first machine delivered',
      picture: 'key:scene-industry-banking',
    },
  ],
  mapTitle: 'Installations by region',
  places: [
    { name: 'Europe', latitude: 50, longitude: 10, count: 131 },
    { name: 'East Asia', latitude: 33, longitude: 114, count: 148 },
    { name: 'North America', latitude: 42, longitude: -95, count: 84 },
  ],
}

export const references = defineBlock<ReferencesBlock>({ schema, defaults })
