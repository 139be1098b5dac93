import 'server-only'
import type { Metadata, MetadataRoute } from 'next'
import { defaultLanguage } from '@/src/i18n/languages'
import { firstLetter, hashIcons, type IconName, type IconSource } from '@/src/domain/theme/icons'
import { noLook } from '@/src/domain/theme/style'
import { isDemo } from '@/src/platform/env'
import { withFallback } from '@/src/data/cache/cached'
import { getLook, getSettings, noSettings } from '@/src/data/settings'

/** The ink and paper of `tokens.css`. */
const defaultColors = { ground: '#0c1723', ink: '#f9fafc' }

/**
 * Returns the source of the site's icons: its mark, else the first letter of its name in its brand colour. The demo
 * shows the icons that come with it, until it is given a brand.
 */
export async function getIconSource(): Promise<IconSource> {
  const settings = await withFallback(getSettings({ lng: defaultLanguage }), noSettings)
  const { palettes, fonts } = await withFallback(getLook(), noLook)
  const colors = palettes
    ? { ground: palettes.light.action, ink: palettes.light['on-action'] }
    : defaultColors
  return {
    mark: settings.mark?.url.split('/').at(-1) ?? null,
    letter: firstLetter(settings.companyName),
    ...colors,
    fonts,
    isShipped: isDemo && settings.mark === null && palettes === null,
  }
}

/** The icons that the head of a page names. */
export async function iconLinks(): Promise<NonNullable<Metadata['icons']>> {
  const address = addressesOf(await getIconSource())
  return {
    icon: [
      { url: address('favicon.ico'), sizes: '48x48', type: 'image/x-icon' },
      { url: address('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: [{ url: address('apple-icon.png'), sizes: '180x180', type: 'image/png' }],
  }
}

/** The icons that the web manifest names. */
export async function manifestIcons(): Promise<NonNullable<MetadataRoute.Manifest['icons']>> {
  const address = addressesOf(await getIconSource())
  return [
    { src: address('icon-192.png'), sizes: '192x192', type: 'image/png' },
    { src: address('icon-512.png'), sizes: '512x512', type: 'image/png' },
    {
      src: address('icon-maskable-512.png'),
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ]
}

const addressesOf = (source: IconSource) => {
  const version = hashIcons(source)
  return (name: IconName): string => `/${name}?v=${version}`
}
