import type { PayloadRequest } from 'payload'
import type { DocumentName } from '@/src/contract/staff/releases'
import { documentKey, type StoredItem } from './stored'

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
    ((items ?? []) as StoredItem[]).some((item) => documentKey(item) === documentKey(document)),
  )
}
