import type { ProductDetailBlock } from '@/payload-types'
import { recordKey } from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'productDetail'> = {
  slug: 'productDetail',
  interfaceName: 'ProductDetailBlock',
  admin: { group: 'Pages of one record' },
  fields: [recordKey('product')],
}

const defaults: ProductDetailBlock = {
  blockType: 'productDetail',
  product: 'atm-a100-lobby',
}

export const productDetail = defineBlock<ProductDetailBlock>({ schema, defaults })
