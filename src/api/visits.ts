import type { NextRequest } from 'next/server'
import { type VisitedPage, VisitReport, vitals } from '@/src/contract/visits'
import { findClass, noCounts } from '@/src/domain/visits/histogram'
import { isFromOwnOrigin, isProgram } from '@/src/platform/http/own-origin'
import { pendingVitals } from '@/src/domain/visits/vitals'
import { FieldError, HttpError } from '@/src/platform/errors/http-error'
import { otherSite } from '@/src/platform/http/messages'
import { readJson } from '@/src/platform/http/read-body'
import { pageKind } from '@/src/routing/route'
import { operation } from './operation'

/** Largest report, bytes: ten pages with long addresses. */
const maxBytes = 5000

export const visitOperations = [
  operation({
    method: 'post',
    path: '/visits',
    subject: 'Visits',
    summary:
      'Counts what a browser measured of pages, by kinds of pages and devices: nothing of a visitor is stored',
    limit: { name: 'visits', points: 120, seconds: 10 * 60 },
    body: { schema: VisitReport },
    answer: { status: 204 },
    refusals: [400, 403, 413, 415, 429],
    handler: ({ request }) => countVisit(request),
  }),
]

async function countVisit(request: NextRequest): Promise<Response> {
  refuseOtherSites(request)
  const { device, pages } = VisitReport.parse(await readJson(request, maxBytes))
  const counts = pages.flatMap((page, index) => {
    const kind = pageKind(page.path)
    if (!kind) throw new FieldError(`pages.${index}.path`, 'must be the address of a page')
    return countPage(page).map((count) => ({ kind, device, ...count }))
  })
  if (isVisitor(request)) for (const count of counts) pendingVitals.add(count)
  return new Response(null, { status: 204 })
}

/** Pages of the site alone call this: no other site can have its visitors counted here. */
function refuseOtherSites({ headers }: Request): void {
  const host = headers.get('x-forwarded-host')?.split(',', 1)[0]?.trim() ?? headers.get('host')
  const fetchSite = headers.get('sec-fetch-site')
  if (!isFromOwnOrigin({ origin: headers.get('origin'), host, fetchSite }))
    throw new HttpError(403, otherSite)
}

const countPage = (page: VisitedPage) =>
  vitals.flatMap((vital) => {
    const value = page[vital]
    if (value === undefined) return []
    const counts = noCounts()
    counts[findClass(vital, value)] = 1
    return [{ vital, counts }]
  })

/** Returns false for signed-in staff, whose browsers have the pages already, and for programs such as crawlers. */
const isVisitor = ({ headers }: Request): boolean =>
  !/payload-token/i.test(headers.get('cookie') ?? '') && !isProgram(headers.get('user-agent'))
