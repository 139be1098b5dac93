import { permanentRedirect, redirect } from 'next/navigation'
import { getRedirect } from '@/src/data/redirects'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'

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
