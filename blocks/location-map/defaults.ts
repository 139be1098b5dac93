import type { LocationMapBlock } from '@/payload-types'

export const defaults: LocationMapBlock = {
  blockType: 'locationMap',
  title: 'Headquarters',
  place: 'headquarters',
  text: 'Design, software, and the key room.',
}
