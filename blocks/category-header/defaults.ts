import type { CategoryHeaderBlock } from '@/payload-types'

export const defaults: CategoryHeaderBlock = { blockType: 'categoryHeader', category: 'atm' }
