import { type Address, listAddresses } from '@/src/data/pages/addresses'
import { withFallback } from '@/src/data/cache/cached'
import { getSettings, noSettings } from '@/src/data/settings'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { addressIn, listAlternates } from '@/src/routing/route'
import { siteUrl } from '@/src/platform/env'
import {
  addressesPerFile,
  type SitemapEntry,
  sitemapIndexXml,
  sitemapXml,
} from '@/src/domain/links/public-page'

/** A site map whose entries are made as they are asked for: those of 100,000 products in ten languages are a million. */
interface Sitemap {
  count: number
  /** Entries by their place, the last one left out. */
  entries: (from: number, to: number) => SitemapEntry[]
}

/** Answers with the site map, or with the list of its files where it is longer than one. */
export async function sitemap(): Promise<Response> {
  const { count, entries } = await readSitemap()
  const files = Math.ceil(count / addressesPerFile)
  if (files <= 1) return xmlAnswer(sitemapXml(entries(0, count)))
  const numbers = Array.from({ length: files }, (_, index) => index + 1)
  return xmlAnswer(sitemapIndexXml(numbers.map((number) => `${siteUrl}/sitemap/${number}.xml`)))
}

/** Answers with one file of a long site map: `1.xml` and so on. */
export async function sitemapPart(part: string): Promise<Response> {
  const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(part)?.[1] ?? 0)
  const { entries } = await readSitemap()
  const end = number * addressesPerFile
  const shown = number > 0 ? entries(end - addressesPerFile, end) : []
  return shown.length > 0
    ? xmlAnswer(sitemapXml(shown))
    : new Response('Not found', { status: 404 })
}

/** Every public page in every language that is offered and in which it is written, English first. */
async function readSitemap(): Promise<Sitemap> {
  const addresses = await listAddresses()
  const { languages } = await withFallback(getSettings({ lng: defaultLanguage }), noSettings)
  const shownIn = ({ languages: written }: Address): Language[] =>
    written ? languages.filter((lng) => written.includes(lng)) : languages
  const isShownIn = (address: Address, lng: Language): boolean =>
    address.languages?.includes(lng) ?? true
  const entryOf = (address: Address, lng: Language): SitemapEntry => ({
    address: absolute(addressIn(lng, address.path)),
    changedAt: address.changedAt,
    alternates: Object.fromEntries(
      Object.entries(listAlternates(address.path, shownIn(address))).map(([name, href]) => [
        name,
        absolute(href),
      ]),
    ),
  })
  return {
    count: addresses.reduce((sum, address) => sum + shownIn(address).length, 0),
    entries: (from, to) => {
      const found: SitemapEntry[] = []
      let place = 0
      for (const lng of languages)
        for (const address of addresses) {
          if (!isShownIn(address, lng)) continue
          if (place >= to) return found
          if (place >= from) found.push(entryOf(address, lng))
          place += 1
        }
      return found
    },
  }
}

const absolute = (path: string): string => new URL(path, `${siteUrl}/`).href

/** Whatever staff change is in the next answer: what it is made of is cached, it is not. */
const xmlAnswer = (xml: string): Response =>
  new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  })
