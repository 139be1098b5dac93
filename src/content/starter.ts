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
 * How a page begins that staff make of a built-in one: one that shows something as visitors see it, any other as a
 * text in English with places to fill in.
 */
export function beginningOf(page: BuiltInPage, site: Site): { title: string; layout: Block[] } {
  const title = site.t(page.name)
  if (page.isWritten?.(site)) return { title, layout: page.layout(site, title) }
  const place = `[[${hint(page)}]]`
  const withPlaces = { ...site, instead: place, insteadOfParagraph: place }
  return { title, layout: starters[page.path]?.(title) ?? page.layout(withPlaces, title) }
}

export const builtInPageAt = (path: string): BuiltInPage | undefined =>
  builtInPages.find((page) => page.path === path)

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

const starters: Partial<Record<string, (title: string) => Block[]>> = {
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
      title: 'Our values',
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
    tabs('leadership', title, '[[Who leads the company, in a sentence]]'),
    {
      blockType: 'leadership',
      title: 'The people',
      leaders: ['founder', 'president', 'vice-president'].map((anchor) => ({
        name: '[[Name]]',
        position: '[[Position]]',
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
      title: 'Our values',
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
