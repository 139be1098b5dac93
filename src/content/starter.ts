import type { CompanyTabsBlock } from '@/payload-types'
import { builtInPages } from '.'
import type { Block, BuiltInPage, Site } from './types'

/** A place in a starter page that its owner still has to fill in: `[[what belongs here]]`. */
export const placePattern = /\[\[([^[\]]+)\]\]/g

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
]

/**
 * What a page begins with that staff start from a built-in one. One that has something to show begins as visitors
 * see it; any other with texts whose places are to be filled in, in English.
 */
export function beginningOf(page: BuiltInPage, site: Site): { title: string; layout: Block[] } {
  const title = site.t(page.name)
  const write = page.isWritten?.(site) ? undefined : starters[page.path]
  return { title, layout: write ? write(title) : withPlaces(page.layout(site, title), page, site) }
}

export const builtInPageAt = (path: string): BuiltInPage | undefined =>
  builtInPages.find((page) => page.path === path)

/** Where there is no text for the page, what it says of itself becomes a place. */
function withPlaces(layout: Block[], page: BuiltInPage, site: Site): Block[] {
  if (page.isWritten?.(site)) return layout
  const { t } = site
  const unsaid: string[] = [t('unwritten.text'), t('legal.toBeWritten')]
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string')
      return unsaid.reduce((text, words) => text.replace(words, `[[${hint(page)}]]`), value)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)]))
  }
  return layout.map((block) => walk(block) as Block)
}

const hint = ({ path }: BuiltInPage): string =>
  path.startsWith('/legal/')
    ? 'The text that applies to your company, read by a lawyer'
    : 'What a customer should know about this, in two or three sentences'

const tabs = (current: CompanyTabsBlock['current'], title: string, text: string): Block => ({
  blockType: 'companyTabs',
  current,
  title,
  text,
})

const starters: Record<string, (title: string) => Block[]> = {
  '/about': (title) => [
    {
      blockType: 'hero',
      title,
      text: '[[Company]] makes [[machines]] for [[customers]]. [[What customers say they get from you and from nobody else]].',
      tone: 'paper',
      ctaText: 'Contact',
      ctaHref: '/contact',
    },
    {
      blockType: 'figures',
      title: 'In figures',
      items: [
        { value: '[[000+]]', label: 'installations' },
        { value: '[[00+]]', label: 'countries' },
        { value: '[[00+]]', label: 'years' },
        { value: '[[000+]]', label: 'engineers' },
      ],
    },
    {
      blockType: 'values',
      title: 'What we hold to',
      items: ['Innovation', 'Quality', 'Customer Focus', 'Global Reach'].map((value) => ({
        title: value,
        text: '[[What a customer notices of it, with one example]]',
      })),
    },
  ],
  '/company/about-us': (title) => [
    tabs('about-us', title, '[[Company]] was founded in [[year]] in [[place]] to [[purpose]].'),
    {
      blockType: 'textSection',
      title: 'What we make',
      text: '[[Your machines in two sentences: what they do, and where they stand]]',
    },
    {
      blockType: 'textSection',
      title: 'How we work',
      text: '[[How an order becomes a machine: who designs it, where it is built, how it is tested]]',
    },
    {
      blockType: 'textSection',
      title: 'Who we work for',
      text: '[[Your customers, by kind or by name, and since when]]',
    },
  ],
  '/company/leadership': (title) => [
    tabs('leadership', title, '[[Who answers for the company, in a sentence]]'),
    {
      blockType: 'leadership',
      title: 'The people',
      leaders: ['founder', 'president', 'vice-president'].map((anchor) => ({
        name: '[[Name]]',
        position: '[[Office]]',
        anchor,
        bio: '[[Where they come from, what they are responsible for, what they care about]]',
      })),
    },
  ],
  '/company/history': (title) => [
    tabs('history', title, '[[How it began, in a sentence]]'),
    {
      blockType: 'timeline',
      title: 'Year by year',
      entries: ['[[Latest year]]', '[[Year]]', '[[First year]]'].map((year) => ({
        year,
        title: '[[What happened]]',
        text: '[[Why it mattered to customers]]',
      })),
    },
  ],
  '/company/culture': (title) => [
    tabs('culture', title, '[[What it is like to work with you, in a sentence]]'),
    {
      blockType: 'values',
      title: 'What we hold to',
      items: ['Vision', 'Mission', 'Spirit', 'Values'].map((value) => ({
        title: value,
        text: '[[In one or two sentences, without big words]]',
      })),
    },
  ],
  '/company/certificates': (title) => [
    tabs('certificates', title, '[[What is certified, by whom, and how it can be checked]]'),
    {
      blockType: 'certificates',
      title: 'Certificates',
      items: [{ standard: '[[Standard]]', number: '[[Number]]', scope: '[[What was certified]]' }],
    },
  ],
  '/company/csc': (title) => [
    tabs('csc', title, '[[Where customers see your machines and learn to run them]]'),
    {
      blockType: 'textSection',
      title: 'What you can do here',
      text: '[[Demonstrations, training, acceptance tests: what, for whom, how to book]]',
    },
  ],
  '/support': (title) => [
    {
      blockType: 'hero',
      title,
      text: '[[How quickly somebody helps, and how to reach them]]',
      tone: 'paper',
      ctaText: 'Contact',
      ctaHref: '/contact',
    },
    {
      blockType: 'numberedList',
      title: 'What you can count on',
      entries: [1, 2, 3].map(() => ({
        title: '[[A strength of your service]]',
        text: '[[What it means in hours, parts or people]]',
      })),
    },
  ],
}
