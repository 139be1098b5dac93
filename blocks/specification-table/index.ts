import type { SpecificationTableBlock } from '@/payload-types'
import { blockLine, blockText } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'specificationTable'> = {
  slug: 'specificationTable',
  interfaceName: 'SpecificationTableBlock',
  admin: { group: 'Catalog' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { maxLength: 1000 }),
    {
      name: 'products',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      admin: { description: 'Slugs of two to five products, one per line' },
    },
    blockText('specifications', {
      admin: {
        description:
          'Names of the specifications to compare, one per line. Leave empty to use those of the first product',
      },
    }),
  ],
}

const defaults: SpecificationTableBlock = {
  blockType: 'specificationTable',
  title: 'Compare the models',
  products: 'epp-e20-standard-pin-pad\nepp-e30-outdoor-pin-pad',
  specifications: 'Keys\nCertification\nProtection',
}

export const specificationTable = defineBlock<SpecificationTableBlock>({ schema, defaults })
