import { listAddresses } from '@/src/data/addresses'
import { orElse } from '@/src/data/cache'
import { getSettings, noSettings } from '@/src/data/settings'
import { defaultLanguage } from '@/src/i18n/languages'
import { addressIn, alternatesOf } from '@/src/i18n/route'
import { siteUrl } from '@/src/lib/env'
import type { SitemapEntry } from '@/src/lib/links/sitemap'

/** Every public page in every language that is offered, English first. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const addresses = await listAddresses()
  const { languages } = await orElse(getSettings({ lng: defaultLanguage }), noSettings)
  const absolute = (path: string) => new URL(path, `${siteUrl}/`).href
  return languages.flatMap((lng) =>
    addresses.map(({ path, changedAt }) => ({
      address: absolute(addressIn(lng, path)),
      changedAt,
      alternates: Object.fromEntries(
        Object.entries(alternatesOf(path, languages)).map(([name, href]) => [name, absolute(href)]),
      ),
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
