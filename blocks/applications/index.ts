import type { ApplicationsBlock } from '@/payload-types'
import { blockLine, blockPicture, blockText } from '@/src/payload/fields/block'
import { linkField } from '@/src/payload/fields/link'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'applications'> = {
  slug: 'applications',
  interfaceName: 'ApplicationsBlock',
  admin: { group: 'Catalog' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    blockPicture({ description: 'Shown beside the list' }),
    {
      name: 'places',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 16,
      fields: [
        blockLine('title', { required: true }),
        blockText('text', { maxLength: 500 }),
        blockLine('machine', { admin: { description: 'Name of the machine installed there' } }),
        linkField('href'),
      ],
    },
  ],
}

const defaults: ApplicationsBlock = {
  blockType: 'applications',
  title: 'Where it stands',
  picture: 'key:scene-solution-cdm',
  places: [
    {
      title: 'Bank lobby',
      text: 'Behind glass, open day and night.',
      machine: 'D400 Bundle Deposit',
      href: '/product/cdm-d400-bundle-deposit',
    },
    {
      title: 'Back office',
      text: 'Next to the cash register of a shop.',
      machine: 'D800 Smart Safe',
    },
  ],
}

export const applications = defineBlock<ApplicationsBlock>({ schema, defaults })
