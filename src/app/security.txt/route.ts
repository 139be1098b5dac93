import { withFallback } from '@/src/data/cache/cached'
import { listSecurityNotices } from '@/src/data/security-notices'
import { getSettings, noSettings } from '@/src/data/settings'
import { defaultLanguage } from '@/src/i18n/languages'
import { siteUrl } from '@/src/platform/env'
import { securityTxt } from '@/src/domain/security-notices/security-txt'

export const dynamic = 'force-dynamic'

/** Whom to tell about a weakness of the site or of a machine (RFC 9116). */
export async function GET(): Promise<Response> {
  const { emails } = await withFallback(getSettings({ lng: defaultLanguage }), noSettings)
  const notices = await withFallback(listSecurityNotices({ lng: defaultLanguage }), [])
  const text = securityTxt(siteUrl, emails, new Date(), { hasNotices: notices.length > 0 })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
