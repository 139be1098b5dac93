import { permanentRedirect, redirect } from 'next/navigation'
import { getRedirect } from '@/src/data/pages/redirects'
import { withFallback } from '@/src/data/cache/cached'
import { getSettings, noSettings } from '@/src/data/settings'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/routing/route'

/**
 * Leads from an address in a language that is not offered to the same in the default one; does nothing where it is
 * offered. Not for good: staff may offer it tomorrow.
 * @param path without a language
 */
export async function inOfferedLanguage(lng: Language, path: string, search = ''): Promise<void> {
  const { languages } = await withFallback(getSettings({ lng: defaultLanguage }), noSettings)
  if (languages.includes(lng)) return
  // With the language in it, for `src/server/steps/default-language.ts`: it takes the place of the one that the browser remembers.
  redirect(`/${defaultLanguage}${path === '/' ? '' : path}${search ? `?${search}` : ''}`)
}

/**
 * Leads on from an address without a page, in its language; does nothing where no redirect is known.
 * @param search the query of the address, which goes along
 */
export async function redirected(lng: Language, path: string, search = ''): Promise<void> {
  const found = await getRedirect(path)
  if (!found) return
  const address = found.to.startsWith('/') ? addressIn(lng, found.to) : found.to
  const target = search && !/[?#]/.test(address) ? `${address}?${search}` : address
  return found.permanent ? permanentRedirect(target) : redirect(target)
}
