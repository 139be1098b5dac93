import { expect, test } from '@playwright/test'
import { languages } from '@/src/i18n/languages'
import { Crawler } from '../helpers/crawl'

test.describe.configure({ mode: 'serial', timeout: 900_000 })

let crawler: Crawler
let all: string[]

/** The site map's addresses in a language. */
const inLanguage = (lng: string) =>
  all.filter((path) =>
    lng === 'en' ? !/^\/[a-z]{2}(\/|$)/.test(path) : new RegExp(`^/${lng}(/|$)`).test(path),
  )

test.beforeAll(async ({ baseURL }) => {
  crawler = new Crawler(new URL(String(baseURL)).origin)
  all = await crawler.siteMap()
})

/** Of what is found, pages in this language are read on; a list that is filtered has no end of links. */
const isPlainPage = (prefix: RegExp) => (address: string) =>
  prefix.test(address) && !/[?.]/.test(address) && !/^\/(admin|api)/.test(address)

test('in English every link and every picture leads somewhere', async () => {
  expect(inLanguage('en').length).toBeGreaterThan(100)
  await crawler.crawl(['/', ...inLanguage('en')], isPlainPage(/^\/(?![a-z]{2}(\/|$))/))
  expect([...crawler.faults]).toEqual([])
  expect(crawler.count).toBeGreaterThan(500)
})

test('in Chinese as well, in which every link stays', async () => {
  expect(inLanguage('zh').length).toBeGreaterThan(100)
  await crawler.crawl(inLanguage('zh'), isPlainPage(/^\/zh(\/|$)/))
  expect([...crawler.faults]).toEqual([])
})

test('pages answer in every other language, and their links stay in it', async () => {
  const others = languages.filter((lng) => lng !== 'en' && lng !== 'zh')
  const sample = others.flatMap((lng, offset) =>
    inLanguage(lng).filter((_, index) => index % others.length === offset),
  )
  const inEnglish = others.map((lng) => `/${lng}/solutions/cdm`)
  await crawler.crawl([...sample, ...inEnglish], () => false)
  expect([...crawler.faults]).toEqual([])
})

test('every translation that a page names is in the site map, and answers there', async ({
  request,
}) => {
  const known = new Set(all)
  for (const path of ['/', '/products', '/company/history', '/zh/solutions/payment/card']) {
    const html = await (await request.get(path)).text()
    const named = [...html.matchAll(/<link[^>]+hreflang="([^"]+)"[^>]*>/gi)]
    expect(named.length, path).toBeGreaterThan(2)
    for (const [tag] of named) {
      const { pathname } = new URL(String(/href="([^"]+)"/.exec(tag)?.[1]))
      expect(known.has(pathname), `${path} names ${pathname}`).toBe(true)
      expect((await request.get(pathname, { maxRedirects: 0 })).status(), pathname).toBe(200)
    }
  }
})
