import type { MetadataRoute } from 'next'
import { withFallback } from '../data/cache/cached'
import { manifestIcons } from '../data/settings/icons'
import { getLook, getSettings, noSettings } from '../data/settings'
import { defaultLanguage } from '../i18n/languages'
import { noLook } from '../domain/theme/style'

export const dynamic = 'force-dynamic'

/** The web manifest: what a device shows that keeps the site on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { companyName, description } = await withFallback(
    getSettings({ lng: defaultLanguage }),
    noSettings,
  )
  const { grounds } = await withFallback(getLook(), noLook)
  return {
    name: companyName,
    short_name: companyName.split(' ')[0],
    ...(description ? { description } : {}),
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: grounds.light,
    theme_color: grounds.dark,
    icons: await manifestIcons(),
  }
}
