import type { TextKey } from '@/src/i18n/translate'
import type { BuiltInPage } from './types'

/** A legal page with the headings that such a text needs. What stands below them is for the site's owner to write. */
const legalPage = (path: string, name: TextKey, headings: TextKey[]): BuiltInPage => ({
  path: `/legal/${path}`,
  name,
  layout: ({ t, instead, insteadOfParagraph }, title) => [
    {
      blockType: 'legalText',
      id: 'legalText-1',
      title,
      text: instead,
      sections: headings.map((heading, index) => ({
        id: `legalText-1-${index + 1}`,
        title: t(heading),
        text: insteadOfParagraph,
      })),
    },
  ],
})

export const legalPages: BuiltInPage[] = [
  // The sections that are documented for this page (specification, section 2).
  legalPage('terms-and-conditions', 'page.terms', [
    'legal.introduction',
    'legal.cookies',
    'legal.license',
    'legal.comments',
    'legal.linking',
    'legal.iframes',
    'legal.liability',
    'legal.yourPrivacy',
    'legal.reservation',
    'legal.removal',
    'legal.disclaimer',
    'legal.contact',
  ]),
  legalPage('privacy-policy', 'page.privacy', [
    'legal.introduction',
    'legal.collected',
    'legal.kept',
    'legal.rights',
    'legal.contact',
  ]),
  legalPage('terms-of-use', 'page.termsOfUse', [
    'legal.introduction',
    'legal.license',
    'legal.liability',
    'legal.disclaimer',
    'legal.contact',
  ]),
  legalPage('cookies', 'page.cookies', ['legal.cookies', 'legal.rights', 'legal.contact']),
]
