import { expect, test } from '@playwright/test'
import { languageNames, languages } from '@/src/i18n/languages'
import { Crawler } from '../helpers/crawl'
import { sharedLetters } from '../helpers/written'

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

const others = languages.filter((lng) => lng !== 'en')

/** Names, addresses and codes are the same in every language. */
const isName = (text: string): boolean =>
  Object.values(languageNames).includes(text) || /Solgate|@/.test(text)

test('in every other language pages answer, and their links stay in it', async () => {
  for (const lng of others) expect(inLanguage(lng).length, lng).toBe(inLanguage('en').length)
  // The lists of one language are read on to their last page; their links are the same in all.
  await crawler.crawl(others.flatMap(inLanguage), isPlainPage(/^\/zh(\/|$)/))
  expect([...crawler.faults]).toEqual([])
})

/** The most of a language and of a page that may stand in English, beside names and codes. */
const tolerated = { language: 0.01, page: 0.1 }

for (const lng of others) {
  for (const kind of ['texts', 'heads', 'structured'] as const) {
    test(`in ${lng} nothing is left in English: ${kind}`, async () => {
      const sum = { all: 0, shared: 0 }
      const left = new Set<string>()
      for (const path of inLanguage(lng)) {
        const english = await crawler.written(path.slice(`/${lng}`.length) || '/')
        const own = await crawler.written(path)
        if (!english || !own) throw new Error(`${path} is no page`)
        const { all, shared, texts } = sharedLetters(own[kind], english[kind], isName)
        expect
          .soft(shared / Math.max(all, 1), `${path}: ${texts.join(' | ')}`)
          .toBeLessThan(tolerated.page)
        sum.all += all
        sum.shared += shared
        for (const text of texts) left.add(text)
      }
      expect(sum.all).toBeGreaterThan(1000)
      expect(sum.shared / sum.all, [...left].join(' | ')).toBeLessThan(tolerated.language)
    })
  }
}

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
