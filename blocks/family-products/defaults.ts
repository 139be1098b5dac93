import type { FamilyProductsBlock } from '@/payload-types'

export const defaults: FamilyProductsBlock = {
  blockType: 'familyProducts',
  title: 'Four ways to handle cash',
  family: 'banking',
  limit: 6,
}
