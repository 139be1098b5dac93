import type { ContentSectionBlock } from '@/payload-types'
import type { SectionKey } from '@/src/contract/content-section'
import type { TextKey } from '@/src/i18n/translate'
import type { BuiltInPage } from './types'

/**
 * A page whose texts and picture staff keep as a content section. Where that is missing, or the fetch fails,
 * the built-in text stands there whole (specification, section 2). The page of a section that is missing says so.
 */
const sectionPage = (
  path: string,
  name: TextKey,
  sectionKey: SectionKey,
  layout: ContentSectionBlock['layout'] = 'industry',
): BuiltInPage => ({
  path,
  name,
  isWritten: ({ sections }) => sections.has(sectionKey),
  layout: ({ t, sections, instead }, title) => [
    {
      blockType: 'contentSection',
      id: 'contentSection-1',
      sectionKey,
      layout,
      builtIn: {
        title,
        text: [
          t(`section.default.${sectionKey}`),
          ...(sections.has(sectionKey) ? [] : [instead]),
        ].join('\n'),
        ctaText: t('page.products'),
        ctaHref: '/products',
      },
    },
  ],
})

export const sectionPages: BuiltInPage[] = [
  sectionPage('/software', 'page.software', 'software-solution', 'software'),
  sectionPage('/hardware', 'page.hardware', 'hardware-solution', 'hardware'),
  sectionPage('/industries/banking', 'page.industryBanking', 'industry-bank'),
  sectionPage('/industries/healthcare', 'page.industryHealthcare', 'retail-healthcare'),
  sectionPage('/industries/pinpad', 'page.industryPinpad', 'security-access'),
  sectionPage('/industries/transport', 'page.industryTransport', 'transportation'),
  sectionPage('/industries/info-ar', 'page.industryInfo', 'information'),
  sectionPage('/industries/payments', 'page.industryPayments', 'payment'),
]
