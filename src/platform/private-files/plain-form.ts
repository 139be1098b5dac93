import { type FormFields, receiveForm } from './receive-form'
import { HttpError } from '@/src/platform/errors/http-error'
import { otherSite } from '@/src/platform/http/messages'
import { isFromOwnOrigin } from '@/src/platform/http/own-origin'
import { wantsPage } from '@/src/platform/http/page-form'
import { trapFields } from '@/src/platform/http/trap-fields'

/** Returns true where a browser sent the form itself, without JavaScript. */
export const isPlainForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')

/**
 * Reads a plain form of our own pages, which holds fields for the page that shows it again besides those of the call.
 * @param call fields of the call: others are left out
 * @param boxes names of its tick boxes: browsers send `on` for them, or nothing
 * @param fields takes in the fields as they come, for a form that is shown again where it is refused
 * @throws HttpError 403 for a form that stands on another site, as its visitors would send it unknowingly
 */
export async function readPlainForm(
  request: Request,
  call: { shape: object },
  boxes: readonly string[],
  fields: FormFields = {},
): Promise<Record<string, unknown>> {
  const { headers } = request
  const sender = {
    origin: headers.get('origin'),
    host: headers.get('host'),
    fetchSite: headers.get('sec-fetch-site'),
  }
  const refusal = isFromOwnOrigin(sender) ? undefined : new HttpError(403, otherSite)
  await receiveForm(request, null, { fields, refusal, isPatient: wantsPage(request) })
  const all = { ...fields, ...Object.fromEntries(boxes.map((name) => [name, name in fields])) }
  const isOfCall = (name: string) => Object.hasOwn(call.shape, name) || trapFields.includes(name)
  return Object.fromEntries(Object.entries(all).filter(([name]) => isOfCall(name)))
}
