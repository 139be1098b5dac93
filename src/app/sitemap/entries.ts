import { listAddresses } from '@/src/data/addresses'
import { orElse } from '@/src/data/cache'
import { getSettings, noSettings } from '@/src/data/settings'
import { defaultLanguage } from '@/src/i18n/languages'
import { addressIn, alternatesOf } from '@/src/i18n/route'
import { siteUrl } from '@/src/lib/env'
import type { SitemapEntry } from '@/src/lib/links/sitemap'

/** Every public page in every language that is offered and in which it is written, English first. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const addresses = await listAddresses()
  const { languages } = await orElse(getSettings({ lng: defaultLanguage }), noSettings)
  const absolute = (path: string) => new URL(path, `${siteUrl}/`).href
  const pages = addresses.map(({ path, changedAt, languages: written = languages }) => {
    const shown = languages.filter((lng) => written.includes(lng))
    const alternates = Object.fromEntries(
      Object.entries(alternatesOf(path, shown)).map(([name, href]) => [name, absolute(href)]),
    )
    return { path, changedAt, shown, alternates }
  })
  return languages.flatMap((lng) =>
    pages
      .filter(({ shown }) => shown.includes(lng))
      .map(({ path, changedAt, alternates }) => ({
        address: absolute(addressIn(lng, path)),
        changedAt,
        alternates,
      })),
  )
}

/** Whatever staff change is in the next answer: what it is made of is cached, it is not. */
export const xmlAnswer = (xml: string): Response =>
  new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  })
