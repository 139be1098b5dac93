import type { HeroBlock } from '@/payload-types'
import {
  bleedFields,
  blockChoice,
  blockLine,
  blockPicture,
  blockText,
  ctaFields,
  secondCtaFields,
} from '@/src/payload/fields/block'
import { type BlockSchema, defineBlock } from '../define'

const schema: BlockSchema<'hero'> = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  admin: { group: 'Openings' },
  fields: [
    blockLine('title', { required: true }),
    blockText('text', { admin: { description: 'One or two sentences below the title' } }),
    blockChoice(
      'layout',
      [
        { label: 'Text beside the picture', value: 'split' },
        { label: 'Text on a full-width picture', value: 'bleed' },
        { label: 'Text on a background that fades from the picture', value: 'fade' },
        { label: 'Text on the lower part of a full-width picture', value: 'floor' },
      ],
      'How words and picture stand together',
    ),
    blockPicture({ leastWidth: 1024 }),
    ...bleedFields({ text: 'text', isMuted: true, isBleed: ({ layout }) => layout === 'bleed' }),
    blockChoice(
      'tone',
      [
        { value: 'ink', label: 'Dark' },
        { value: 'paper', label: 'Light' },
      ],
      'The ground of the words, where they do not stand on the picture',
    ),
    ...ctaFields,
    ...secondCtaFields,
  ],
}

const defaults: HeroBlock = {
  blockType: 'hero',
  title: 'Counts 1,000 notes a minute, rejects counterfeits',
  text: 'Machines for lobbies, walls, and drive-up lanes, built and tested in one place.',
  ctaText: 'See all products',
  ctaHref: '/products',
  layout: 'bleed',
  picture: 'key:scene-hero-dispenser',
  words: 'light',
}

export const hero = defineBlock<HeroBlock>({ schema, defaults })
