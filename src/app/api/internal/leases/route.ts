import { LeaseRequest } from '@/src/contract/lease'
import { cms } from '@/src/data/cms'
import { HttpError } from '@/src/lib/http/http-error'
import { methods } from '@/src/lib/http/methods'
import { readJson } from '@/src/lib/http/read-body'
import { isInternalCall } from '@/src/lib/http/internal-call'
import { claimLease } from '@/src/lib/schedule/lease'

/** Tells an instance whether the scheduled jobs are its to run; for the server itself only. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    if (!isInternalCall(request.headers)) throw new HttpError(403, 'Only for the site itself')
    const { name, number } = LeaseRequest.parse(await readJson(request))
    return { isOurs: await claimLease(await cms(), name, number) }
  },
})
