import type { PayloadRequest, Where } from 'payload'
import type { OverviewCollection, ReleasesAhead, Scheduled } from '@/src/contract/staff/overview'
import { type DatedCollection, isDated, publicFromField } from '@/src/domain/publishing/validity'
import { readTitles } from '@/src/payload/titles'

interface Input {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo?: string; value?: string }
}

/** Lists the next scheduled publications and withdrawals of some collections. */
export async function nextScheduled(
  req: PayloadRequest,
  collections: OverviewCollection[],
): Promise<Scheduled[]> {
  if (collections.length === 0) return []
  // Jobs belong to super_admin; of others' jobs only those are told that are about what they edit.
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    sort: 'waitUntil',
    limit: 200,
    pagination: false,
    depth: 0,
    req,
  })
  const next = docs.flatMap(({ input, waitUntil }) => {
    const { type = 'publish', doc } = (input ?? {}) as Input
    const collection = collections.find((name) => name === doc?.relationTo)
    if (!collection || !doc?.value || !waitUntil) return []
    return [{ collection, id: doc.value, type, at: waitUntil }]
  })
  const dated = await Promise.all(
    collections.filter(isDated).map((collection) => datesToCome(req, collection)),
  )
  const shown = [...next, ...dated.flat()].sort((a, b) => a.at.localeCompare(b.at)).slice(0, 20)
  const titles = await readTitles(req, shown)
  return shown.map((entry) => ({
    ...entry,
    title: titles.get(`${entry.collection} ${entry.id}`) ?? null,
  }))
}

/** Lists published records whose public date is still to come. */
async function datesToCome(req: PayloadRequest, collection: DatedCollection) {
  const field = publicFromField[collection]
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { [field]: { greater_than: new Date().toISOString() } },
      ],
    },
    select: { [field]: true } as never,
    sort: field,
    limit: 20,
    pagination: false,
    depth: 0,
    req,
  })
  return (docs as unknown as Record<string, string>[]).map((doc) => ({
    collection,
    id: String(doc.id),
    type: 'publish' as const,
    at: String(doc[field]),
  }))
}

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
