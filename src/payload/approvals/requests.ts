import type { PayloadRequest } from 'payload'
import type { Approval as Stored } from '@/payload-types'
import type { Approval } from '@/src/contract/staff/approvals'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'

/** The open requests for a document. */
export async function findOpenRequests(
  req: PayloadRequest,
  collection: ApprovedCollection,
  id: string,
): Promise<Stored[]> {
  const { docs } = await req.payload.db.find<Stored>({
    collection: 'approvals',
    where: {
      and: [
        { resourceType: { equals: collection } },
        { resourceId: { equals: id } },
        { state: { equals: 'open' } },
      ],
    },
    pagination: false,
    req,
  })
  return docs
}

/** As the API answers it. */
export const toApproval = (stored: Stored): Approval => ({
  id: String(stored.id),
  resourceType: stored.resourceType as ApprovedCollection,
  resourceId: stored.resourceId,
  title: stored.title ?? null,
  version: stored.version,
  languages: textsIn(stored.languages),
  askedBy: stored.askedBy,
  note: stored.note ?? null,
  state: stored.state,
  decidedBy: stored.decidedBy ?? null,
  decidedAt: stored.decidedAt ? new Date(stored.decidedAt).toISOString() : null,
  reason: stored.reason ?? null,
  createdAt: new Date(stored.createdAt).toISOString(),
})

/** A list of texts that is stored as JSON. */
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
