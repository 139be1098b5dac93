import type { ProductFinderBlock } from '@/payload-types'

export const defaults: ProductFinderBlock = {
  blockType: 'productFinder',
  title: 'Find the machine that fits',
  text: 'Each answer narrows the range. You see at once how many machines are left.',
}
