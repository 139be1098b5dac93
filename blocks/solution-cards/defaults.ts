import type { SolutionCardsBlock } from '@/payload-types'

export const defaults: SolutionCardsBlock = {
  blockType: 'solutionCards',
  title: 'Who We Are',
  text: 'We design, build, and service self-service terminals.',
  ctaText: 'Learn More',
  ctaHref: 'company/about-us',
  cards: [
    {
      title: 'Cash deposit',
      description: 'Counts, checks, and credits notes and coins.',
      href: '/solutions/cdm',
      picture: 'key:scene-solution-cdm',
    },
    {
      title: 'Encrypting PIN pads',
      description: 'The PIN is encrypted before it leaves the keys.',
      href: '/solutions/epp',
      picture: 'key:scene-solution-epp',
    },
  ],
}
