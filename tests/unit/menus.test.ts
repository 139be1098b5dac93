import { describe, expect, it, vi } from 'vitest'
import { type BuiltInEntry, builtInMenus } from '@/src/content/menus'
import { levelsOf, type MenuName } from '@/src/contract/menu-names'
import { type LinkedPlace, parseLinkedPlace } from '@/src/domain/settings/linked-place'
import { slugPattern } from '@/src/platform/text/slug'

vi.mock('server-only', () => ({}))

const flat = (list: BuiltInEntry[]): BuiltInEntry[] =>
  list.flatMap((entry) => [entry, ...flat(entry.entries ?? [])])

const builtIn = Object.entries(builtInMenus) as [MenuName, BuiltInEntry[]][]

describe('the built-in menus', () => {
  it.each(builtIn)('%s keeps to its levels, and what is no group leads somewhere', (menu, list) => {
    for (const { entries, href } of list) {
      expect(Boolean(entries)).toBe(levelsOf[menu] === 2)
      for (const entry of entries ?? [{ href, entries: undefined }]) {
        expect([typeof entry.href, entry.entries]).toEqual(['string', undefined])
      }
    }
  })

  it('have slugs that can be stored beside each other', () => {
    const slugs = builtIn.flatMap(([, list]) => flat(list)).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => !slugPattern.test(slug))).toEqual([])
  })
})

describe('what a link leads to', () => {
  it.each<[string, LinkedPlace]>([
    ['/company/culture', { kind: 'page', path: '/company/culture' }],
    ['company/culture', { kind: 'page', path: '/company/culture' }],
    ['/zh/company/culture/', { kind: 'page', path: '/company/culture' }],
    ['/about?from=menu#team', { kind: 'page', path: '/about' }],
    ['/products/banking', { kind: 'page', path: '/products/banking' }],
    ...['/news', '/careers', '/downloads', '/security'].map((path): [string, LinkedPlace] => [
      `/zh${path}?page=2`,
      { kind: 'list', path },
    ]),
    ['/products/category/atm', { kind: 'category', slug: 'atm' }],
    ['/ja/products/category/atm?x=1', { kind: 'category', slug: 'atm' }],
    ...[
      '/',
      '/zh',
      '/products',
      '/products?q=atm',
      '/search',
      '/product/a',
      '/news/a',
      '/careers/a',
      '/api/docs',
      '/brochure.pdf',
      '#site-map',
      'https://example.com/about',
    ].map((href): [string, LinkedPlace] => [href, { kind: 'other' }]),
  ])('%s', (href, place) => {
    expect(parseLinkedPlace(href)).toEqual(place)
  })
})
