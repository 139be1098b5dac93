import type { z } from 'zod'
import { DueAsked, LeaseRequest, TagsToExpire } from '@/src/contract/server'
import { getPayload } from '@/src/data/payload'
import { renewDue } from '@/src/data/cache/due'
import { expireNow } from '@/src/data/cache/revalidate'
import { HttpError } from '@/src/platform/errors/http-error'
import { isInternalCall } from '@/src/platform/http/internal-call'
import { readJson } from '@/src/platform/http/read-body'
import { claimLease } from '@/src/platform/jobs'
import { undocumented } from './operation'

/** Calls that the server and the project's own scripts make. */
export const internalOperations = [
  // Renews records that have become public by their date, for the timer of the server.
  internal('/internal/due', DueAsked, ({ since }) => renewDue(since)),
  // Tells an instance whether it holds the lease of the scheduled jobs.
  internal('/internal/leases', LeaseRequest, async ({ name, number }) => ({
    isOurs: await claimLease(await getPayload(), name, number),
  })),
  // Empties caches after a script has written to the database.
  internal('/internal/revalidate', TagsToExpire, async ({ tags }) => {
    await expireNow(tags)
    return { expired: tags }
  }),
]

/** Refuses a call without the token of the site by 403, and parses its JSON body. */
function internal<Body extends z.ZodType>(
  path: string,
  body: Body,
  handler: (input: z.output<Body>) => unknown,
) {
  return undocumented({
    method: 'post',
    path,
    handler: async ({ request }) => {
      if (!isInternalCall(request.headers)) throw new HttpError(403, 'Only for the site itself')
      return handler(body.parse(await readJson(request)))
    },
  })
}
