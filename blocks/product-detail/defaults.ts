import type { ProductDetailBlock } from '@/payload-types'

export const defaults: ProductDetailBlock = {
  blockType: 'productDetail',
  product: 'atm-a100-lobby',
}
