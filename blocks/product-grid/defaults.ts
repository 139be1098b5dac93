import type { ProductGridBlock } from '@/payload-types'

export const defaults: ProductGridBlock = { blockType: 'productGrid', onlyFeatured: false }
