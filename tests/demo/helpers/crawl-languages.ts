import { expect, test } from '@playwright/test'
import { certificates } from '@/seed/demo/certificates'
import { securityNotices } from '@/seed/demo/security-notices'
import { settings } from '@/seed/demo/settings'
import { type Language, languageNames } from '@/src/i18n/languages'
import { weaknesses } from '@/src/domain/security-notices/csaf/cwe'
import { Crawler } from '@/tests/helpers/crawl'
import { sharedLetters } from '@/tests/helpers/written'

interface Crawl {
  crawler: Crawler
  /** Addresses of the site map. */
  all: string[]
  /** Those in a language. */
  inLanguage: (lng: string) => string[]
}

/**
 * Reads the site map once for all tests of a file, which run one after the other.
 * @param read languages; what leads to the others is left
 * @param isWhole whether everything on the pages is read, see `Crawler`
 */
export function crawl(read: readonly Language[], isWhole: boolean): () => Crawl {
  let found: Crawl
  test.describe.configure({ mode: 'serial', timeout: 900_000 })
  test.beforeAll(async ({ baseURL }) => {
    const crawler = new Crawler(new URL(String(baseURL)).origin, {
      languages: read,
      isWhole,
    })
    const all = await crawler.siteMap()
    const inLanguage = (lng: string) =>
      all.filter((path) =>
        lng === 'en' ? !/^\/[a-z]{2}(\/|$)/.test(path) : new RegExp(`^/${lng}(/|$)`).test(path),
      )
    found = { crawler, all, inLanguage }
  })
  return () => found
}

/** Tells which of the found pages are read on, by their language; a list that is filtered has no end of links. */
const isPlainPage = (prefix: RegExp) => (address: string) =>
  prefix.test(address) && !/[?.]/.test(address) && !/^\/(admin|api)/.test(address)

/** Words of names and codes: they are the same in every language. */
const names =
  /\b(?:localhost:\d+|Solgate Kiosk|Solgate|Terminals?|Software|LinkedIn|YouTube|Facebook|Ethernet|MySQL|Windows|Linux|IoT|Enterprise|Debian|Part|RoHS|mmHg|UL 291 Business Hours|[\da-f]{64}|[\w.-]+\.(?:pdf|zip|step|dxf|docx|glb)|[A-Z\d][A-Z\d.-]+)\b|\S*[@/]\S+/g

/**
 * Names of certifiers, of discoverers of vulnerabilities, and of the catalogue of weaknesses: the same in every
 * language.
 */
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

/** The most of a language and of a page that may stand in English, beside names and codes. */
const tolerated = { language: 0.01, page: 0.1 }

/** Defines a test that reads every English page, and all that it finds there. */
export function crawlEnglish(site: () => Crawl): void {
  test('in English every link and every picture leads somewhere', async () => {
    const { crawler, inLanguage } = site()
    expect(inLanguage('en').length).toBeGreaterThan(100)
    await crawler.crawl(['/', ...inLanguage('en')], isPlainPage(/^\/(?![a-z]{2}(\/|$))/))
    expect([...crawler.faults]).toEqual([])
    expect(crawler.count).toBeGreaterThan(500)
  })
}

/** Defines tests that read every page of these languages. */
export function crawlTranslations(site: () => Crawl, languages: readonly Language[]): void {
  test('pages in other languages answer, and their links stay in it', async () => {
    const { crawler, inLanguage } = site()
    for (const lng of languages) expect(inLanguage(lng).length, lng).toBe(inLanguage('en').length)
    // The lists of one language are read on to their last page; their links are the same in all.
    await crawler.crawl(languages.flatMap(inLanguage), isPlainPage(/^\/zh(\/|$)/))
    expect([...crawler.faults]).toEqual([])
  })

  test('nothing is left in English there, to people or to programs', async () => {
    const { crawler, inLanguage } = site()
    for (const lng of languages) {
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
}
