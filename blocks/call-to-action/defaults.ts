import type { CallToActionBlock } from '@/payload-types'

export const defaults: CallToActionBlock = {
  blockType: 'callToAction',
  title: 'Tell us what your lobby needs',
  text: 'An engineer answers within 24 hours.',
  ctaText: 'Write to us',
  ctaHref: '/contact',
}
