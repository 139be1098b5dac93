import type { MetadataRoute } from 'next'
import { orElse } from '../data/cache'
import { getSettings, noSettings } from '../data/settings'
import { defaultLanguage } from '../i18n/languages'

export const dynamic = 'force-dynamic'

/** The web manifest: what a device shows that keeps the site on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { companyName, description } = await orElse(
    getSettings({ lng: defaultLanguage }),
    noSettings,
  )
  return {
    name: companyName,
    short_name: companyName.split(' ')[0],
    ...(description ? { description } : {}),
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: '#f9fafb',
    theme_color: '#0b1320',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
