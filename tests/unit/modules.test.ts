import { describe, expect, it } from 'vitest'
import { blocks } from '@/blocks'
import { families } from '@/src/domain/catalogue/families'
import { moduleOfLink } from '@/src/domain/settings/linked-place'
import { removeDisabledModuleLinks } from '@/src/data/pages/open-layout'
import { moduleAt, moduleNames } from '@/src/domain/settings/modules'
import type { Block } from '@/src/content/types'

const careers = ['careers'] as const

describe('the module of an address', () => {
  it.each<[string, string | null]>([
    ['/news', 'news'],
    ['/news/a-slug', 'news'],
    ['/careers/welder', 'careers'],
    ['/solutions/payment/card', 'solutions'],
    ['/industries', 'industries'],
    ...families.map((family): [string, string] => [`/products/${family}`, 'families']),
    ['/', null],
    ['/newsroom', null],
    ['/families', null],
    ['/products', null],
    ['/products/compare', null],
    ['/products/category/banking', null],
    ['/product/banking', null],
  ])('%s is %s', (path, name) => {
    expect(moduleAt(path)).toBe(name)
  })

  it.each([
    ['/zh/careers', 'careers'],
    ['/news/feed.xml', 'news'],
    ['careers/?location=Shenzhen#positions', 'careers'],
    ['https://elsewhere.test/careers', null],
    ['#careers', null],
  ])('is that of a link: %s is %s', (href, name) => {
    expect(moduleOfLink(href)).toBe(name)
  })
})

describe('what is left of a page', () => {
  it('is all of it while every module is on', () => {
    const layout = blocks.map(({ defaults }) => defaults as Block)
    expect(removeDisabledModuleLinks(layout, [])).toBe(layout)
  })

  it('names no module that is off, in any kind of block', () => {
    const layout = blocks.map(({ defaults }) => defaults as Block)
    const lists = ['newsList', 'newsDetail', 'jobList', 'jobDetail', 'familyProducts']
    const own = [...lists, 'securityNotices', 'downloadList']
    const left = removeDisabledModuleLinks(layout, moduleNames)
    expect(left.filter(({ blockType }) => own.includes(blockType))).toEqual([])
    const links: unknown[] = []
    JSON.stringify(left, (key, value: unknown) => {
      if (/^(href|\w+Href|url)$/.test(key)) links.push(value)
      return value
    })
    expect(links.filter((link) => typeof link === 'string' && moduleOfLink(link))).toEqual([])
    expect(links.length).toBeGreaterThan(0)
  })

  it('loses the rows that lead there, and a block that has no others', () => {
    const card = (href: string) => ({ title: href, href })
    const cards = (...hrefs: string[]) =>
      ({ blockType: 'solutionCards', title: 'Cards', cards: hrefs.map(card) }) as Block
    expect(
      removeDisabledModuleLinks([cards('/careers', '/about'), cards('/careers')], careers),
    ).toEqual([cards('/about')])
    const about = { ...cards('/careers'), text: 'Who we are' } as Block
    expect(removeDisabledModuleLinks([about], careers)).toEqual([{ ...about, cards: [] }])
  })

  it('keeps what is said beside a link, and the words of a link in a text', () => {
    const places = [{ title: 'Branch', href: '/careers' }]
    const link = { type: 'link', fields: { url: '/careers' }, children: [{ text: 'Positions' }] }
    const content = { root: { children: [{ type: 'paragraph', children: [link] }] } }
    const left = removeDisabledModuleLinks(
      [
        { blockType: 'applications', title: 'Places', places },
        { blockType: 'richText', content } as unknown as Block,
        { blockType: 'hero', title: 'We', ctaText: 'Join', ctaHref: '/careers' },
        { blockType: 'callToAction', title: 'Join', ctaText: 'Go', ctaHref: '/careers' },
      ],
      careers,
    )
    expect(left).toEqual([
      { blockType: 'applications', title: 'Places', places: [{ title: 'Branch', href: null }] },
      {
        blockType: 'richText',
        content: { root: { children: [{ type: 'paragraph', children: [{ text: 'Positions' }] }] } },
      },
      { blockType: 'hero', title: 'We', ctaText: null, ctaHref: null },
    ])
    expect(places[0]?.href).toBe('/careers')
    expect(content.root.children[0]?.children).toEqual([link])
  })
})
