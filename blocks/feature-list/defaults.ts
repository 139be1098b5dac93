import type { FeatureListBlock } from '@/payload-types'

export const defaults: FeatureListBlock = {
  blockType: 'featureList',
  title: 'What it does',
  look: 'plain',
  items: [
    { title: 'Reads both sides', text: 'An image of each side, 600 notes a minute.' },
    { title: 'Gives back what it doubts', text: 'Before the total is shown, note for note.' },
    { title: 'Speaks ten languages', text: 'On the screen, and through the headphone socket.' },
  ],
}
