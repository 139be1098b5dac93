import { HttpError } from '@/src/platform/errors/http-error'
import { clientAddress } from '@/src/platform/http/client-address'
import { countCall, type RateLimit } from '@/src/platform/http/rate-limit'
import { otherSite } from '@/src/platform/http/messages'
import { isFromOwnOrigin, wantsPage } from '@/src/platform/http/own-origin'
import {
  type FormFields,
  type ReceivedForm,
  receiveForm,
} from '@/src/platform/private-files/receive-form'
import { deletePrivateFile } from '@/src/platform/private-files/store'
import type { FileUseName } from '@/src/platform/private-files/uses'
import { requireRoom } from './visitor-space'

/** Rules for texts that visitors send with files, for all forms alike. */
interface Rules {
  use: FileUseName
  limits: RateLimit[]
  /** Takes in the fields as they come, for a form that is shown again where it is refused. */
  fields: FormFields
}

/**
 * Receives a form with files from a visitor, and has it kept: what `keep` does not keep, because it throws or says so,
 * leaves no file behind. Counted before anything is read; of a form that is refused then, a browser that is to be shown it
 * again sends the fields.
 * @param keep says which of the files a record names now
 * @throws HttpError 403 for a form that stands on another site, 429 for a client that sends too many, 507 where there is
 * no room for its files; what `receiveForm` and `keep` throw
 */
export async function receiveVisitorForm<Kept>(
  request: Request,
  { use, limits, fields }: Rules,
  keep: (form: ReceivedForm) => Promise<{ kept: Kept; isNew: boolean }>,
): Promise<Kept> {
  const refusal = await refusalOf(request, limits)
  const form = await receiveForm(request, use, { fields, refusal, isPatient: wantsPage(request) })
  const remove = () => Promise.allSettled(form.files.map(({ key }) => deletePrivateFile(key)))
  try {
    await requireRoom(form.files)
    const { kept, isNew } = await keep(form)
    if (!isNew) await remove()
    return kept
  } catch (error) {
    await remove()
    throw error
  }
}

async function refusalOf(request: Request, limits: RateLimit[]): Promise<Error | undefined> {
  try {
    refuseForeignForms(request)
    for (const limit of limits) await countCall(limit, clientAddress(request.headers))
    return undefined
  } catch (error) {
    return error as Error
  }
}

/** A browser sends the form of another site as its visitor, who knows nothing of it. Programs name no origin. */
function refuseForeignForms({ headers }: Request): void {
  const origin = headers.get('origin')
  const fetchSite = headers.get('sec-fetch-site')
  if (origin === null && fetchSite === null) return
  const sender = { origin, fetchSite, host: headers.get('host') }
  if (!isFromOwnOrigin(sender)) throw new HttpError(403, otherSite)
}
