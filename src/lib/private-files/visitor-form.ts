import { HttpError } from '@/src/lib/http/http-error'
import { clientAddress } from '@/src/lib/http/client-address'
import { countCall } from '@/src/lib/http/limit-calls'
import { otherSite } from '@/src/lib/http/messages'
import { isFromOwnOrigin } from '@/src/lib/http/own-origin'
import type { RateLimit } from '@/src/lib/http/rate-limit'
import { receiveForm, type ReceivedForm } from './receive-form'
import { deletePrivateFile } from './store'
import type { FileUseName } from './uses'
import { requireRoom } from './visitor-space'

/** What visitors may write about the files that they send, for all forms alike. */
interface Rules {
  use: FileUseName
  limits: RateLimit[]
  /** Hears what was sent beside the files, before anything else refuses it. */
  onFields?: (fields: ReceivedForm['fields']) => void
}

/**
 * Receives a form with files from a visitor, and has it kept: what `keep` does not keep, because it throws or says so,
 * leaves no file behind. Counted before anything is read.
 * @param keep says which of the files a record names now
 * @throws HttpError 403 for a form that stands on another site, 429 for a client that sends too many, 507 where there is
 * no room for its files; what `receiveForm` and `keep` throw
 */
export async function receiveVisitorForm<Kept>(
  request: Request,
  { use, limits, onFields = () => {} }: Rules,
  keep: (form: ReceivedForm) => Promise<{ kept: Kept; isNew: boolean }>,
): Promise<Kept> {
  refuseForeignForms(request)
  for (const limit of limits) await countCall(limit, clientAddress(request.headers))
  const form = await receiveForm(request, use)
  const remove = () => Promise.allSettled(form.files.map(({ key }) => deletePrivateFile(key)))
  try {
    onFields(form.fields)
    await requireRoom(form.files)
    const { kept, isNew } = await keep(form)
    if (!isNew) await remove()
    return kept
  } catch (error) {
    await remove()
    throw error
  }
}

/** Whether a browser sent the form itself, and is to be shown a page. */
export const wantsPage = ({ headers }: Request): boolean =>
  /\btext\/html\b/i.test(headers.get('accept') ?? '')

/** Leads a browser on after a form. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path } })

/** A browser sends the form of another site as its visitor, who knows nothing of it. Programs name no origin. */
function refuseForeignForms({ headers }: Request): void {
  const origin = headers.get('origin')
  const fetchSite = headers.get('sec-fetch-site')
  if (origin === null && fetchSite === null) return
  const sender = { origin, fetchSite, host: headers.get('host') }
  if (!isFromOwnOrigin(sender)) throw new HttpError(403, otherSite)
}
