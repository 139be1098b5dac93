import { permanentRedirect, redirect } from 'next/navigation'
import { getRedirect } from '@/src/data/redirects'
import type { Language } from '@/src/i18n/languages'
import { addressIn } from '@/src/i18n/route'

/** Leads on from an old address, in its language; does nothing where no redirect is known. */
export async function redirected(lng: Language, path: string): Promise<void> {
  const found = await getRedirect(path)
  if (!found) return
  const target = found.to.startsWith('/') ? addressIn(lng, found.to) : found.to
  return found.permanent ? permanentRedirect(target) : redirect(target)
}
