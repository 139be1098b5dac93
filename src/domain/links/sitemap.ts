/** Number of addresses in one file of the site map. */
export const addressesPerFile = 5000

export interface SitemapEntry {
  address: string
  changedAt: string | null
  /** The same page by `hreflang`. */
  alternates: Record<string, string>
}

/** One file of the site map, by the protocol of sitemaps.org with Google's alternates. */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changedAt, alternates }) =>
      `<url><loc>${escaped(address)}</loc>${changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : ''}${Object.entries(
        alternates,
      )
        .map(
          ([lng, href]) =>
            `<xhtml:link rel="alternate" hreflang="${escaped(lng)}" href="${escaped(href)}"/>`,
        )
        .join('')}</url>`,
  )
  return `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** The list of the files, where one does not hold everything. */
export const sitemapIndexXml = (files: string[]): string =>
  `${head}<sitemapindex xmlns="${protocol}">\n${files
    .map((file) => `<sitemap><loc>${escaped(file)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
