import type { IncomingMessage } from 'node:http'
import { languageOfCookies } from '@/src/i18n/language-cookie'
import { defaultLanguage, languageKey } from '@/src/i18n/languages'
import { hasNoLanguage } from '@/src/routing/route'
import type { SiteResponse } from '../site-response'

/** An address of this site with the default language in it, which leads on to the one without. */
const named = new RegExp(`^/${defaultLanguage}(?=[/?#]|$)/?(.*)$`)

/**
 * Leads in one step from a page in a language that the site does not offer to the page in the default one. Next's page leads
 * to the address with the language in it, where `src/proxy.ts` would replace the language that the browser remembers; a
 * page that is the same for everybody cannot do that itself.
 */
export function leadToDefaultLanguage(request: IncomingMessage, response: SiteResponse): void {
  const [path = ''] = (request.url ?? '').split('?', 1)
  if (hasNoLanguage(path)) return
  const { cookie } = request.headers
  response.beforeHeaders(() => {
    if (![301, 302, 307, 308].includes(response.statusCode)) return
    const [, rest] = named.exec(String(response.getHeader('location') ?? '')) ?? []
    if (rest === undefined) return
    response.setHeader('Location', `/${rest}`)
    const remembered = languageOfCookies(cookie)
    if (remembered === undefined || remembered === defaultLanguage) return
    response.appendHeader(
      'Set-Cookie',
      `${languageKey}=${defaultLanguage}; Path=/; Max-Age=31536000; SameSite=lax`,
    )
    // For this visitor alone, as every answer that sets a cookie.
    response.setHeader('Cache-Control', 'private, no-cache')
  })
}
