import { HttpError } from './http-error'
import { otherSite } from './messages'
import { isFromOwnOrigin } from './own-origin'
import { readForm } from './read-body'

/** Whether a browser sent the form itself, without JavaScript. */
export const isPlainForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')

/**
 * Reads a plain form of our own pages.
 * @param boxes names of its tick boxes: browsers send `on` for them, or nothing
 * @throws HttpError 403 for a form that stands on another site, as its visitors would send it unknowingly
 */
export async function readPlainForm(
  request: Request,
  boxes: readonly string[],
): Promise<Record<string, unknown>> {
  const { headers } = request
  const sender = {
    origin: headers.get('origin'),
    host: headers.get('host'),
    fetchSite: headers.get('sec-fetch-site'),
  }
  if (!isFromOwnOrigin(sender)) throw new HttpError(403, otherSite)
  const fields = await readForm(request)
  return { ...fields, ...Object.fromEntries(boxes.map((name) => [name, name in fields])) }
}
