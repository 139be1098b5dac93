import type { CalloutsBlock } from '@/payload-types'

export const defaults: CalloutsBlock = {
  blockType: 'callouts',
  title: 'What lies under the keys',
  picture: 'key:product-epp-e30-outdoor-pin-pad',
  points: [
    { title: 'Steel keys', text: 'Guided on two pins, 5 million strokes each.', x: 35, y: 50 },
    { title: 'Privacy rim', text: 'Shades the hand from three sides.', x: 80, y: 30 },
  ],
}
