import { expect, test } from '@playwright/test'
import { certificates } from '@/seed/demo/certificates'
import { securityNotices } from '@/seed/demo/security-notices'
import { settings } from '@/seed/demo/settings'
import { languageNames, languages } from '@/src/i18n/languages'
import { weaknesses } from '@/src/lib/csaf/cwe'
import { Crawler } from '@/tests/helpers/crawl'
import { sharedLetters } from '@/tests/helpers/written'

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

/** Words of names and codes: they are the same in every language. */
const names =
  /\b(?:Solgate|Terminals?|Software|LinkedIn|YouTube|Facebook|Ethernet|MySQL|Windows|Linux|IoT|RoHS|mmHg|UL 291 Business Hours|[\da-f]{64}|[\w.-]+\.(?:pdf|zip|step|dxf|docx|glb)|[A-Z\d][A-Z\d.-]+)\b|\S*[@/]\S+/g

/** Who certifies, who found a hole, and what the catalogue of weaknesses calls it: the same in every language. */
const officialNames = new Set<string>([
  ...certificates.map(({ authority }) => authority),
  ...securityNotices.flatMap(({ acknowledgments }) =>
    acknowledgments.map(({ name, organization }) => `${name} · ${organization}`),
  ),
  ...Object.values(weaknesses),
])

/** A letter finds its way by an address as its country writes it. */
const addresses = new Set(
  [settings.headquartersAddress, settings.factoryAddress, ...settings.offices]
    .flatMap((place) => ('address' in place ? [place.name, place.address] : [place]))
    .flatMap(({ en }) => en.split('\n')),
)

const isName = (text: string): boolean =>
  addresses.has(text) ||
  officialNames.has(text) ||
  Object.values(languageNames).includes(text) ||
  !/[a-z]{4}/i.test(text.replace(names, ' '))

test('in every other language pages answer, and their links stay in it', async () => {
  for (const lng of others) expect(inLanguage(lng).length, lng).toBe(inLanguage('en').length)
  // The lists of one language are read on to their last page; their links are the same in all.
  await crawler.crawl(others.flatMap(inLanguage), isPlainPage(/^\/zh(\/|$)/))
  expect([...crawler.faults]).toEqual([])
})

/** The most of a language and of a page that may stand in English, beside names and codes. */
const tolerated = { language: 0.01, page: 0.1 }

test('nothing is left in English there, to people or to programs', async () => {
  for (const lng of others) {
    for (const kind of ['texts', 'heads', 'structured'] as const) {
      const sum = { all: 0, shared: 0 }
      const left = new Set<string>()
      for (const path of inLanguage(lng)) {
        const english = await crawler.written(path.slice(`/${lng}`.length) || '/')
        const own = await crawler.written(path)
        if (!english || !own) throw new Error(`${path} is no page`)
        const { all, shared, texts } = sharedLetters(own[kind], english[kind], isName)
        const where = `${kind} of ${path}: ${texts.join(' | ')}`
        // Of a few words one may well be the same in both, as Indonesian says Trackball too.
        if (all > 100) expect.soft(shared / all, where).toBeLessThan(tolerated.page)
        sum.all += all
        sum.shared += shared
        for (const text of texts) left.add(text)
      }
      expect(sum.all).toBeGreaterThan(1000)
      const what = `${kind} in ${lng}: ${[...left].join(' | ')}`
      expect.soft(sum.shared / sum.all, what).toBeLessThan(tolerated.language)
    }
  }
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
