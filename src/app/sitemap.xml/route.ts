import { siteUrl } from '@/src/lib/env'
import { addressesPerFile, sitemapIndexXml, sitemapXml } from '@/src/lib/links/sitemap'
import { readSitemap, xmlAnswer } from '../sitemap/entries'

export const dynamic = 'force-dynamic'

/** The site map, or the list of its files where it is longer than one. */
export async function GET(): Promise<Response> {
  const { count, entries } = await readSitemap()
  const files = Math.ceil(count / addressesPerFile)
  if (files <= 1) return xmlAnswer(sitemapXml(entries(0, count)))
  const numbers = Array.from({ length: files }, (_, index) => index + 1)
  return xmlAnswer(sitemapIndexXml(numbers.map((number) => `${siteUrl}/sitemap/${number}.xml`)))
}
