import 'server-only'
import type { Payload } from 'payload'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { getLoadedPayload } from './loaded-payload'
import { overlaid, overlay } from './overlay'

/** Payload as the site is read: with the drafts of a release, where staff look at one. */
export async function getPayload(): Promise<Payload> {
  const payload = await getLoadedPayload()
  const shown = overlay.getStore()
  return shown ? overlaid(payload, shown) : payload
}

/**
 * Returns the options of every public read: as a visitor, so that inactive, drafted and trashed records stay hidden, in
 * one language with English where a translation is missing.
 */
export const readAsPublic = (lng: Language) =>
  ({
    overrideAccess: false,
    locale: lng,
    fallbackLocale: defaultLanguage,
    depth: 0,
  }) as const
