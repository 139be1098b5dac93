import type { FeatureListBlock } from '@/payload-types'

export const defaults: FeatureListBlock = {
  blockType: 'featureList',
  title: 'What it does',
  look: 'plain',
  items: [
    { title: 'Reads both sides', text: 'An image of each side, 600 notes a minute.' },
    { title: 'Returns what it rejects', text: 'Before the total is shown, note by note.' },
    { title: 'Speaks ten languages', text: 'On the screen, and through the headphone jack.' },
  ],
}
