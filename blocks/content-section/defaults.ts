import type { ContentSectionBlock } from '@/payload-types'

export const defaults: ContentSectionBlock = {
  blockType: 'contentSection',
  sectionKey: 'industry-bank',
  layout: 'industry',
  builtIn: {
    title: 'Bank and Identity',
    text: 'A branch lives on two things: that the cash is right, and that the person in front of it is who they say they are.',
    ctaText: 'See the cash machines',
    ctaHref: '/products/category/atm',
  },
}
