import type { IncomingMessage } from 'node:http'
import type { SiteResponse } from '../site-response'

/** The cookie of a signed-in member of staff; who that is, and whether they still are, the script asks. */
const staffCookie = /(?:^|;\s*)payload-token=/

/** Asks for the way to editing the page: an empty script for all who may not. */
const script = '<script src="/api/preview/bar" async></script>'

/** Returns true where a page is requested by a browser in which staff are signed in. */
export const isOfStaff = ({ headers }: IncomingMessage): boolean =>
  staffCookie.test(String(headers.cookie ?? ''))

/** The page as staff get it. It is theirs alone, so that neither browser nor proxy keeps it. */
export function withEditLink(page: Buffer, response: SiteResponse): Buffer {
  const end = page.lastIndexOf('</body>')
  if (end < 0 || response.statusCode !== 200) return page
  response.removeHeader('ETag')
  response.setHeader('Cache-Control', 'private, no-store')
  return Buffer.concat([page.subarray(0, end), Buffer.from(script), page.subarray(end)])
}
