import type { HeroBlock } from '@/payload-types'

export const defaults: HeroBlock = {
  blockType: 'hero',
  title: 'Counts 1,000 notes a minute, rejects counterfeits',
  text: 'Machines for lobbies, walls, and drive-up lanes, built and tested in one place.',
  ctaText: 'See all products',
  ctaHref: '/products',
  layout: 'bleed',
  picture: 'key:scene-hero-dispenser',
  words: 'light',
}
