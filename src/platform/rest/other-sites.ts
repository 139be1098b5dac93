import { ownOrigins } from '../env'
import { HttpError } from '../errors/http-error'
import { otherSite } from '../http/messages'
import { isFromOwnOrigin } from '../http/own-origin'

/**
 * Refuses what a page of another site has a browser send: signing in, as whoever its author likes, and every write that
 * browsers send without asking first, by the types that forms have. Whoever sends JSON from elsewhere is stopped by the
 * browser; programs name no origin.
 * @throws HttpError 403
 */
export function refuseOtherSites({ headers, method }: Request, path: string[]): void {
  if (method === 'GET' || method === 'HEAD') return
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
  const isAsked = type === 'application/json' && !isAboutSession(path)
  if (!isAsked && isForeign(headers)) throw new HttpError(403, otherSite)
}

const isAboutSession = (path: string[]): boolean =>
  ['login', 'logout', 'refresh-token'].includes(path.at(-1) ?? '') ||
  ['account', 'login'].includes(path[0] ?? '')

/** Browsers tell it by `Sec-Fetch-Site`, under http by `Origin` alone; pages change neither. */
function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin')
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  if (origin === null || ownOrigins.includes(origin)) return false
  const host = headers.get('x-forwarded-host')?.split(',', 1)[0]?.trim() ?? headers.get('host')
  return !isFromOwnOrigin({ origin, host })
}
