import type { PayloadRequest } from 'payload'
import type { DocumentName } from '@/src/contract/staff/releases'
import { keyOf, type StoredItem } from './stored'

/** Whether a document is in a release that is published by itself, with the latest draft of then. */
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
    ((items ?? []) as StoredItem[]).some((item) => keyOf(item) === keyOf(document)),
  )
}
