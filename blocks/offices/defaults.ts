import type { OfficesBlock } from '@/payload-types'

export const defaults: OfficesBlock = {
  blockType: 'offices',
  text: 'Three offices, each with its own spare parts and people who repair.',
}
