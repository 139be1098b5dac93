import type { CategoryProductsBlock } from '@/payload-types'

export const defaults: CategoryProductsBlock = { blockType: 'categoryProducts', category: 'atm' }
