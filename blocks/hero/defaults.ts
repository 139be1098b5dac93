import type { HeroBlock } from '@/payload-types'

export const defaults: HeroBlock = {
  blockType: 'hero',
  title: 'Counts 1,000 notes a minute, refuses the false one',
  text: 'Machines for lobbies, walls and lanes, built and tested in one house.',
  ctaText: 'See all products',
  ctaHref: '/products',
  layout: 'bleed',
  picture: 'key:scene-hero-dispenser',
  words: 'light',
}
