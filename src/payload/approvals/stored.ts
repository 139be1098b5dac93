import type { Payload, PayloadRequest } from 'payload'
import type { ApprovedCollection } from '@/src/contract/staff/approved-collections'

export type Doc = Record<string, unknown>

export interface LatestVersion {
  id: string
  version: Doc
}

/** The latest version of a document, in all its languages. */
export async function latestVersion(
  { db }: Pick<Payload, 'db'>,
  collection: ApprovedCollection,
  id: string,
  req?: Partial<PayloadRequest>,
): Promise<LatestVersion | undefined> {
  const { docs } = await db.findVersions<Doc>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  })
  const [latest] = docs
  return latest && { id: String(latest.id), version: latest.version }
}

/** A document as it is stored, in all its languages: what is public of it, where it is published. */
export const storedDocument = (
  req: PayloadRequest,
  collection: ApprovedCollection,
  id: string,
): Promise<Doc | null> =>
  req.payload.db.findOne<Doc & { id: string }>({ collection, where: { id: { equals: id } }, req })

export const isPublic = (doc: Doc | null | undefined): doc is Doc =>
  doc?._status === 'published' && !doc.deletedAt
