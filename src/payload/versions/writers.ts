import type { PayloadRequest } from 'payload'
import { readAuthors } from '../approvals/authors'
import { isApproved } from '../approvals/rules'
import type { StoredVersion } from '@/src/payload/read-once'

/** Names of the accounts that wrote in a draft since its document was last published; those of the settings are not kept. */
export async function findWriters(
  req: PayloadRequest,
  slug: string,
  draft: Pick<StoredVersion, 'version'>,
): Promise<string[]> {
  const ids = isApproved(slug) ? readAuthors(draft.version) : []
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<{ id: unknown; username: string }>({
    collection: 'users',
    where: { id: { in: ids } },
    select: { username: true },
    pagination: false,
    req,
  })
  const names = new Map(docs.map(({ id, username }) => [String(id), username]))
  return ids.flatMap((id) => names.get(id) ?? [])
}
