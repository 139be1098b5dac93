import type { HeroCarouselBlock } from '@/payload-types'

export const defaults: HeroCarouselBlock = {
  blockType: 'heroCarousel',
  title: 'Self-service terminals',
  slides: [
    {
      type: 'image',
      heading: 'Pays out notes and coins',
      subheading: 'To the cent, from one tray.',
      ctaText: 'See the machine',
      ctaHref: '/solutions/atm',
      words: 'light',
      picture: 'key:scene-hero-dispenser',
    },
    {
      type: 'link',
      heading: 'Walk through the factory',
      ctaText: 'Start the tour',
      ctaHref: 'https://www.example.com/',
      words: 'dark',
      picture: 'key:scene-hero-tour',
    },
  ],
}
