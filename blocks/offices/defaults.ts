import type { OfficesBlock } from '@/payload-types'

export const defaults: OfficesBlock = {
  blockType: 'offices',
  text: 'Three offices, each with its own technicians.',
}
