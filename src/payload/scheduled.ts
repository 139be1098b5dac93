import type { PayloadRequest, Where } from 'payload'
import { type DocumentName, documentKey } from '@/src/contract/staff/releases'

/** Target of a scheduled publication or withdrawal: a document, or a global. */
export type Timed = { relationTo: string; value: string } | { global: string }

/** The times that are set of it and have not come: conditions of `payload-jobs`, all of which hold. */
export const timesToCome = (timed: Timed): Where[] => [
  { taskSlug: { equals: 'schedulePublish' } },
  { completedAt: { exists: false } },
  { hasError: { not_equals: true } },
  ...('global' in timed
    ? [{ 'input.global': { equals: timed.global } }]
    : [
        { 'input.doc.relationTo': { equals: timed.relationTo } },
        { 'input.doc.value': { equals: timed.value } },
      ]),
]

/** The same of a document, without the times at which it is taken offline. */
export const timesOfPublishing = (collection: string, id: string): Where[] => [
  ...timesToCome({ relationTo: collection, value: id }),
  { 'input.type': { not_equals: 'unpublish' } },
]

/** Returns true where a document is in a scheduled release, which publishes its latest draft of that time. */
export async function isInScheduledRelease(
  req: PayloadRequest,
  document: DocumentName,
): Promise<boolean> {
  const { docs } = await req.payload.db.find<{ items?: unknown }>({
    collection: 'releases',
    where: { state: { equals: 'scheduled' } },
    select: { items: true },
    pagination: false,
    req,
  })
  return docs.some(({ items }) =>
    ((items ?? []) as DocumentName[]).some((item) => documentKey(item) === documentKey(document)),
  )
}
