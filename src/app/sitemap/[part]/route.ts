import { addressesPerFile, sitemapXml } from '@/src/lib/links/sitemap'
import { readSitemap, xmlAnswer } from '../entries'

export const dynamic = 'force-dynamic'

/** One file of a long site map: `/sitemap/1.xml` and so on. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const number = Number(/^([1-9]\d{0,4})\.xml$/.exec((await params).part)?.[1] ?? 0)
  const { entries } = await readSitemap()
  const end = number * addressesPerFile
  const part = number > 0 ? entries(end - addressesPerFile, end) : []
  return part.length > 0 ? xmlAnswer(sitemapXml(part)) : new Response('Not found', { status: 404 })
}
