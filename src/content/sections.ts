import type { ContentSectionBlock } from '@/payload-types'
import type { SectionKey } from '@/src/contract/section-keys'
import type { TextKey } from '@/src/i18n/translate'
import { saidInstead } from './said'
import type { BuiltInPage } from './types'

/**
 * A page whose texts and picture staff keep as a content section. Where that is missing, or the fetch fails,
 * the built-in text stands there whole (specification, section 2), and whether anybody wrote the page.
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
  layout: (site, title) => [
    {
      blockType: 'contentSection',
      id: 'contentSection-1',
      sectionKey,
      layout,
      builtIn: {
        title,
        text: `${site.t(`section.default.${sectionKey}`)}\n${saidInstead(site)}`,
        ctaText: site.t('page.products'),
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
