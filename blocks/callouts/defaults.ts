import type { CalloutsBlock } from '@/payload-types'

export const defaults: CalloutsBlock = {
  blockType: 'callouts',
  title: 'Under the keys',
  picture: 'key:product-epp-e30-outdoor-pin-pad',
  points: [
    { title: 'Steel keys', text: 'Guided on two pins, 5 million presses each.', x: 35, y: 50 },
    { title: 'Privacy rim', text: 'Hides the hand from three sides.', x: 80, y: 30 },
  ],
}
