import type { PayloadRequest, Where } from 'payload'
import type { ReleasesAhead } from '@/src/contract/staff/overview'

/**
 * Releases that are scheduled, and those that were refused at their time and have not been changed since. Undefined for
 * staff without the right to read releases.
 */
export async function releasesAhead(req: PayloadRequest): Promise<ReleasesAhead | undefined> {
  if ((await req.payload.collections.releases.config.access.read({ req })) === false)
    return undefined
  const scheduled = await releasesWhere(req, { state: { equals: 'scheduled' } }, 'publishAt')
  const drafts = await releasesWhere(req, { state: { equals: 'draft' } }, '-updatedAt')
  return {
    scheduled: scheduled.slice(0, maxShown).map(({ id, title, publishAt }) => ({
      id: String(id),
      title,
      at: publishAt ?? '',
    })),
    failed: drafts
      .filter(({ refused, problem }) => Boolean(problem) || (refused ?? []).length > 0)
      .slice(0, maxShown)
      .map(({ id, title }) => ({ id: String(id), title })),
  }
}

const maxShown = 10

/** Most releases in preparation that are read. */
const maxRead = 200

interface Row {
  id: string
  title: string
  publishAt?: string | null
  refused?: unknown[] | null
  problem?: string | null
}

/** Read past Payload, which hides why a release was refused. */
async function releasesWhere(req: PayloadRequest, where: Where, sort: string): Promise<Row[]> {
  const { docs } = await req.payload.db.find<Row>({
    collection: 'releases',
    where,
    sort,
    select: { title: true, publishAt: true, refused: true, problem: true },
    limit: maxRead,
    pagination: false,
    req,
  })
  return docs
}
