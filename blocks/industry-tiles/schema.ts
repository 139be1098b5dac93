import { blockPicture } from '@/src/payload/fields/block-picture'
import { blockLine, blockText } from '@/src/payload/fields/block-text'
import { linkField } from '@/src/payload/fields/link'
import type { BlockSchema } from '../define'

export const schema: BlockSchema<'industryTiles'> = {
  slug: 'industryTiles',
  interfaceName: 'IndustryTilesBlock',
  admin: { group: 'Catalogue' },
  fields: [
    blockLine('title', { required: true }),
    {
      name: 'tiles',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        blockLine('title', { required: true }),
        blockText('description', { maxLength: 500 }),
        linkField('href', { required: true }),
        blockPicture(),
        blockText('products', { admin: { description: 'Names of products, one a line' } }),
      ],
    },
  ],
}
