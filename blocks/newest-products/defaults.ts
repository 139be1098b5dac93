import type { NewestProductsBlock } from '@/payload-types'

export const defaults: NewestProductsBlock = {
  blockType: 'newestProducts',
  title: 'New in the range',
  limit: 4,
}
