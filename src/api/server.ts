import { z } from 'zod'
import { DueAsked, Health, LeaseRequest, Readiness, TagsToExpire } from '@/src/contract/server'
import { renewDue } from '@/src/data/cache/due'
import { expireAndPurge } from '@/src/data/cache/revalidate'
import { getHealth, getReadiness } from '@/src/data/health'
import { getPayload } from '@/src/data/payload'
import { runPurges } from '@/src/platform/cdn/purges'
import { HttpError } from '@/src/platform/errors/http-error'
import { isInternalCall } from '@/src/platform/http/internal-call'
import { readJson } from '@/src/platform/http/read-body'
import { claimLease, releaseAbandonedJobs } from '@/src/platform/jobs'
import { operation, undocumented } from './operation'

const subject = 'Server'

export const serverOperations = [
  operation({
    method: 'get',
    path: '/health',
    subject,
    summary: 'Version, kind of database, and whether it answers',
    answer: { status: 200, schema: Health },
    refusals: [503],
    handler: async () => {
      const health = await getHealth()
      return uncached(health, health.database.isReachable)
    },
  }),
  operation({
    method: 'get',
    path: '/ready',
    subject,
    summary: 'Whether this instance should be sent visitors',
    answer: { status: 200, schema: Readiness },
    refusals: [503],
    handler: async () => {
      const readiness = await getReadiness()
      return uncached(readiness, readiness.isReady)
    },
  }),
]

const uncached = (body: object, isWell: boolean): Response =>
  Response.json(body, { status: isWell ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })

/** Calls that the server and the project's own scripts make. */
export const internalOperations = [
  // Renews records that have become public by their date, for the timer of the server.
  internal('/internal/due', DueAsked, ({ since }) => renewDue(since)),
  // Tells an instance whether it holds the lease of the scheduled jobs.
  internal('/internal/leases', LeaseRequest, async ({ name, number }) => ({
    isOurs: await claimLease(await getPayload(), name, number),
  })),
  // Takes up what other processes left: jobs that they had begun, and purges that they had not sent.
  internal('/internal/leftovers', z.unknown(), async () => {
    const payload = await getPayload()
    await releaseAbandonedJobs(payload)
    await runPurges(payload)
    return {}
  }),
  // Empties caches after a script has written to the database.
  internal('/internal/revalidate', TagsToExpire, async ({ tags }) => {
    await expireAndPurge(await getPayload(), tags)
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
