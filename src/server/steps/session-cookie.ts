import type { IncomingMessage } from 'node:http'
import type { SiteResponse } from '../site-response'

/** Name of the session cookie in the site's code, and in browsers under http. */
const plain = 'payload-token'

/** Its name in browsers under https, which take it from this host alone, by https, and for all paths. */
const prefixed = `__Host-${plain}`

/**
 * Has browsers know the cookie of a session by a name with `__Host-`, which no other host of the domain can set. Payload has one
 * prefix for all of its cookies, and its script writes some of them, which browsers refuse under such a name.
 */
export function prefixSessionCookie({ headers }: IncomingMessage, response: SiteResponse): void {
  if (headers.cookie?.includes(plain)) {
    const cookies = headers.cookie
      .split(/;\s*/)
      .filter((cookie) => !cookie.startsWith(`${plain}=`))
      .map((cookie) =>
        cookie.startsWith(`${prefixed}=`) ? cookie.slice('__Host-'.length) : cookie,
      )
    if (cookies.length > 0) headers.cookie = cookies.join('; ')
    else delete headers.cookie
  }
  response.beforeHeaders(() => {
    const set = response.getHeader('set-cookie')
    if (set === undefined) return
    const all = [set].flat().map(String)
    if (!all.some((cookie) => cookie.startsWith(`${plain}=`))) return
    response.setHeader(
      'set-cookie',
      all.map((cookie) => (cookie.startsWith(`${plain}=`) ? `__Host-${cookie}` : cookie)),
    )
  })
}
