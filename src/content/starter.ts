import { collectBuiltInPages, nameOfPage } from '.'
import type { CompanyTabsBlock } from '@/payload-types'
import { keptDays } from '@/src/domain/settings/retention'
import type { TextKey, Translate } from '@/src/i18n/translate'
import type { Block, BuiltInPage, Site } from './types'

/** Duties of many laws that no documented page serves: pages that a site may begin with, and has not built in. */
const legalStarters: BuiltInPage[] = [
  {
    path: '/legal/imprint',
    name: 'page.imprint',
    layout: ({ t }, title) => [imprint(t, title)],
  },
  {
    path: '/legal/accessibility',
    name: 'page.accessibility',
    layout: ({ t }, title) => [accessibility(t, title)],
  },
]

/** The privacy policy, about the forms that the site has and how long it keeps what they send. */
const privacyPolicy = (t: Translate, title: string): Block =>
  legalText(t, title, [
    ['legal.introduction', 'starter.privacy.responsible'],
    ['legal.collected', 'starter.privacy.collected'],
    ['legal.kept', 'starter.privacy.kept'],
    ['legal.rights', 'starter.privacy.rights'],
    ['legal.contact', 'starter.imprint.companyText'],
  ])

const imprint = (t: Translate, title: string) =>
  legalText(t, title, [
    ['starter.imprint.company', 'starter.imprint.companyText'],
    ['starter.imprint.directors', 'starter.imprint.directorsText'],
    ['starter.imprint.register', 'starter.imprint.registerText'],
    ['starter.imprint.vat', 'starter.imprint.vatText'],
  ])

const accessibility = (t: Translate, title: string) =>
  legalText(t, title, [
    ['starter.accessibility.state', 'starter.accessibility.stateText'],
    ['starter.accessibility.gaps', 'starter.accessibility.gapsText'],
    ['starter.accessibility.report', 'starter.accessibility.reportText'],
    ['starter.accessibility.appeal', 'starter.accessibility.appealText'],
  ])

const legalText = (
  t: Translate,
  title: string,
  sections: [heading: TextKey, text: TextKey][],
): Block => ({
  blockType: 'legalText',
  title,
  sections: sections.map(([heading, text]) => ({
    title: t(heading),
    text: t(text, { days: keptDays.inquiries || '…' }),
  })),
})

/** The pages that a new site may begin with, as drafts. */
export const starterPaths = [
  '/about',
  '/company/about-us',
  '/company/leadership',
  '/company/history',
  '/company/culture',
  '/company/certificates',
  '/company/csc',
  '/support',
  '/legal/terms-and-conditions',
  '/legal/privacy-policy',
  '/legal/terms-of-use',
  '/legal/cookies',
  '/legal/imprint',
  '/legal/accessibility',
]

/**
 * Returns the start of a page that staff make of a built-in one: one that shows something as visitors see it, any other
 * as a text with placeholders to fill in, in the language of the site that is given.
 */
export function makeStarter(page: BuiltInPage, site: Site): { title: string; layout: Block[] } {
  const { t } = site
  const title = nameOfPage(page, site)
  if (page.isWritten?.(site)) return { title, layout: page.layout(site, title) }
  const place = t(page.path.startsWith('/legal/') ? 'starter.legal' : 'starter.other')
  const withPlaces = { ...site, instead: place, insteadOfParagraph: place }
  return { title, layout: starters[page.path]?.(t, title) ?? page.layout(withPlaces, title) }
}

export const builtInPageAt = (
  path: string,
  site: Pick<Site, 'familyNames' | 'newsTags'> = { familyNames: new Map(), newsTags: new Map() },
): BuiltInPage | undefined => collectBuiltInPages(site).find((page) => page.path === path)

/** The starter pages: built-in ones, and those that a site has only once it begins with them. */
export const starterPages = (): BuiltInPage[] =>
  starterPaths.flatMap(
    (path) => builtInPageAt(path) ?? legalStarters.find((page) => page.path === path) ?? [],
  )

const tabs = (current: CompanyTabsBlock['current'], title: string, text: string): Block => ({
  blockType: 'companyTabs',
  current,
  title,
  text,
})

// Years, and names and numbers of certificates, are one for all languages: their places have no words.
const starters: Partial<Record<string, (t: Translate, title: string) => Block[]>> = {
  '/about': (t, title) => [
    {
      blockType: 'hero',
      title,
      text: t('starter.about.text'),
      tone: 'paper',
      ctaText: t('page.contact'),
      ctaHref: '/contact',
    },
    {
      blockType: 'figures',
      title: t('starter.figures'),
      items: [
        { value: '[[000+]]', label: t('starter.figure.installations') },
        { value: '[[00+]]', label: t('starter.figure.countries') },
        { value: '[[00+]]', label: t('starter.figure.years') },
        { value: '[[000+]]', label: t('starter.figure.engineers') },
      ],
    },
    {
      blockType: 'values',
      title: t('starter.values'),
      items: (['innovation', 'quality', 'customerFocus', 'globalReach'] as const).map((name) => ({
        title: t(`starter.value.${name}`),
        text: t('starter.about.value'),
      })),
    },
  ],
  '/company/about-us': (t, title) => [
    tabs('about-us', title, t('starter.aboutUs.text')),
    {
      blockType: 'textSection',
      title: t('starter.aboutUs.products'),
      text: t('starter.aboutUs.productsText'),
    },
    {
      blockType: 'textSection',
      title: t('starter.aboutUs.work'),
      text: t('starter.aboutUs.workText'),
    },
    {
      blockType: 'textSection',
      title: t('starter.aboutUs.customers'),
      text: t('starter.aboutUs.customersText'),
    },
  ],
  '/company/leadership': (t, title) => [
    tabs('leadership', title, t('starter.leadership.text')),
    {
      blockType: 'leadership',
      title: t('starter.leadership.people'),
      leaders: ['founder', 'president', 'vice-president'].map((anchor) => ({
        name: t('starter.leadership.name'),
        position: t('starter.leadership.position'),
        anchor,
        bio: t('starter.leadership.bio'),
      })),
    },
  ],
  '/company/history': (t, title) => [
    tabs('history', title, t('starter.history.text')),
    {
      blockType: 'timeline',
      title: t('starter.history.years'),
      entries: [1, 2, 3].map(() => ({
        year: '[[0000]]',
        title: t('starter.history.event'),
        text: t('starter.history.reason'),
      })),
    },
  ],
  '/company/culture': (t, title) => [
    tabs('culture', title, t('starter.culture.text')),
    {
      blockType: 'values',
      title: t('starter.values'),
      items: (['vision', 'mission', 'spirit', 'values'] as const).map((name) => ({
        title: t(`starter.value.${name}`),
        text: t('starter.culture.value'),
      })),
    },
  ],
  '/company/certificates': (t, title) => [
    tabs('certificates', title, t('starter.certificates.text')),
    {
      blockType: 'certificates',
      title: t('page.certificates'),
      items: [
        {
          standard: '[[ISO 0000]]',
          number: '[[0000]]',
          scope: t('starter.certificates.scope'),
        },
      ],
    },
  ],
  '/company/csc': (t, title) => [
    tabs('csc', title, t('starter.csc.text')),
    {
      blockType: 'textSection',
      title: t('starter.csc.offer'),
      text: t('starter.csc.offerText'),
    },
  ],
  '/legal/privacy-policy': (t, title) => [privacyPolicy(t, title)],
  '/support': (t, title) => [
    {
      blockType: 'hero',
      title,
      text: t('starter.support.text'),
      tone: 'paper',
      ctaText: t('page.contact'),
      ctaHref: '/contact',
    },
    {
      blockType: 'numberedList',
      title: t('starter.support.strengths'),
      entries: [1, 2, 3].map(() => ({
        title: t('starter.support.strength'),
        text: t('starter.support.meaning'),
      })),
    },
  ],
}
