import { orElse } from '@/src/data/cache'
import { getSettings, noSettings } from '@/src/data/settings'
import { defaultLanguage } from '@/src/i18n/languages'
import { siteUrl } from '@/src/lib/env'
import { securityTxt } from '@/src/lib/links/security-txt'

export const dynamic = 'force-dynamic'

/** Whom to tell about a weakness of the site or of a machine (RFC 9116). */
export async function GET(): Promise<Response> {
  const { emails } = await orElse(getSettings({ lng: defaultLanguage }), noSettings)
  return new Response(securityTxt(siteUrl, emails, new Date()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
