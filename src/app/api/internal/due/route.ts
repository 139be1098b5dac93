import { DueAsked } from '@/src/contract/due'
import { renewDue } from '@/src/data/due'
import { HttpError } from '@/src/lib/http/http-error'
import { methods } from '@/src/lib/http/methods'
import { readJson } from '@/src/lib/http/read-body'
import { isInternalCall } from '@/src/lib/http/internal-call'

/** Renews what has become public by its date; for the timer of the server only. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    if (!isInternalCall(request.headers)) throw new HttpError(403, 'Only for the site itself')
    const { since } = DueAsked.parse(await readJson(request))
    return renewDue(since)
  },
})
