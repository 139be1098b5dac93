import type { LocationMapBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'locationMap'> = {
  slug: 'locationMap',
  interfaceName: 'LocationMapBlock',
  labels: { singular: 'Location with map', plural: 'Locations with map' },
  admin: { group: 'Company and contact' },
  fields: [
    blockLine('title', {
      label: 'Title',
      required: true,
      admin: { description: 'Name of the location' },
    }),
    {
      name: 'place',
      label: 'Place',
      type: 'select',
      required: true,
      defaultValue: 'headquarters',
      options: [
        { value: 'headquarters', label: 'Headquarters' },
        { value: 'factory', label: 'Factory' },
      ],
      admin: { description: 'Its address and map come from the site settings' },
    },
    blockText('text', {
      label: 'Text',
      maxLength: 1000,
      admin: { description: 'What happens here and how to get here' },
    }),
    {
      ...blockPicture({
        description: 'Shown until a visitor loads the map, which comes from another host',
      }),
      label: 'Picture',
    },
    {
      name: 'side',
      label: 'Side of the map',
      type: 'select',
      defaultValue: 'end',
      options: [
        { value: 'end', label: 'After the address' },
        { value: 'start', label: 'Before the address' },
      ],
      admin: { description: 'On wide screens. Phones show the address first' },
    },
  ],
}

const defaults: LocationMapBlock = {
  blockType: 'locationMap',
  title: 'Headquarters',
  place: 'headquarters',
  text: 'Design, software, and the key room.',
}

export const locationMap = defineBlock<LocationMapBlock>({ schema, defaults })
