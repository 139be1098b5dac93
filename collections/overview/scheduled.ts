import type { PayloadRequest } from 'payload'
import type { OverviewCollection, Scheduled } from '../../src/contract/staff/overview'
import { titlesOf } from './titles'

interface Input {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo?: string; value?: string }
}

/** What of some collections is published or taken back next, at a set time. */
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
    depth: 0,
    req,
  })
  const next = docs.flatMap(({ input, waitUntil }) => {
    const { type = 'publish', doc } = (input ?? {}) as Input
    const collection = collections.find((name) => name === doc?.relationTo)
    if (!collection || !doc?.value || !waitUntil) return []
    return [{ collection, id: doc.value, type, at: waitUntil }]
  })
  const shown = next.slice(0, 20)
  const titles = await titlesOf(req, shown)
  return shown.map((entry) => ({
    ...entry,
    title: titles.get(`${entry.collection} ${entry.id}`) ?? null,
  }))
}
