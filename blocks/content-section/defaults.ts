import type { ContentSectionBlock } from '@/payload-types'

export const defaults: ContentSectionBlock = {
  blockType: 'contentSection',
  sectionKey: 'industry-bank',
  layout: 'industry',
  builtIn: {
    title: 'Bank and Identity',
    text: 'A branch depends on two things: correct cash, and a customer who is who they say they are.',
    ctaText: 'See the cash machines',
    ctaHref: '/products/category/atm',
  },
}
