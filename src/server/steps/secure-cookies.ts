import type { IncomingMessage } from 'node:http'
import type { SiteResponse } from '../site-response'

/** Cookies of the session and of the draft mode, by their names in the site's code, and in browsers under http. */
const prefixed = ['payload-token', '__prerender_bypass']

/** Begins their names under https: browsers take them from this host alone, by https, and for all paths. */
const prefix = '__Host-'

/**
 * Under https, has browsers know the cookies that open something by names with `__Host-`, which no other host of the domain can
 * set, and send none without TLS. Payload has one prefix for all of its cookies, and its script writes some of them, which browsers
 * refuse under such a name; the name of Next's is its own.
 */
export function secureCookies({ headers }: IncomingMessage, response: SiteResponse): void {
  if (prefixed.some((name) => headers.cookie?.includes(name))) {
    const cookies = String(headers.cookie)
      .split(/;\s*/)
      .filter((cookie) => !prefixed.some((name) => cookie.startsWith(`${name}=`)))
      .map((cookie) =>
        prefixed.some((name) => cookie.startsWith(`${prefix}${name}=`))
          ? cookie.slice(prefix.length)
          : cookie,
      )
    if (cookies.length > 0) headers.cookie = cookies.join('; ')
    else delete headers.cookie
  }
  response.beforeHeaders(() => {
    const set = response.getHeader('set-cookie')
    if (set !== undefined) response.setHeader('set-cookie', [set].flat().map(String).map(secured))
  })
}

function secured(cookie: string): string {
  const isPrefixed = prefixed.some((name) => cookie.startsWith(`${name}=`))
  // Next lets other sites send the cookie of its draft mode, which this site shows in its own frames alone.
  const own = isPrefixed ? prefix + cookie.replace(/; *SameSite=none/i, '; SameSite=Lax') : cookie
  return /; *Secure(?:;|$)/i.test(own) ? own : `${own}; Secure`
}
