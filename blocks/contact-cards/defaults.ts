import type { ContactCardsBlock } from '@/payload-types'

export const defaults: ContactCardsBlock = { blockType: 'contactCards' }
