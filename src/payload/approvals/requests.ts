import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'
import type { Approval as Stored } from '@/payload-types'
import type { Approval } from '@/src/contract/staff/approvals'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import { latestVersion } from '@/src/payload/read-once'
import { fingerprintContents, readContents } from '../contents'
import { approvedContext } from './guard'
import { type Doc, isApproved } from './rules'

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

/**
 * Keeps requests for approval open when a draft took over what became public since, and nothing that it changes itself was
 * touched: the person who decides reads the same changes as before.
 * @param version id of the version in which the draft is stored now
 */
export async function followDraft(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: string },
  { from, to, version, isUntouched }: Followed,
): Promise<void> {
  if (!isApproved(collection)) return
  const before = fingerprintContents(readContents(req, collection, from))
  for (const request of await findOpenRequests(req, collection, id)) {
    if (request.fingerprint !== before || !isUntouched()) continue
    const fingerprint = fingerprintContents(readContents(req, collection, to))
    await req.payload.db.updateOne({
      collection: 'approvals',
      id: request.id,
      data: { fingerprint, version },
      req,
    })
  }
}

interface Followed {
  from: Doc
  to: Doc
  version: string
  isUntouched: () => boolean
}

/** A request is for one version: once the draft goes on, or is published otherwise, it is outdated. */
export const outdateRequests: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !isApproved(slug)) return doc
  const id = String(doc.id)
  const { approvedDocument } = req.context as Partial<ReturnType<typeof approvedContext>>
  if (approvedDocument === approvedContext(slug, id).approvedDocument) return doc
  const open = await findOpenRequests(req, slug, id)
  if (open.length === 0) return doc
  const latest = await latestVersion(req, slug, id)
  const isSame =
    latest?.version._status === 'draft' && !latest.version.deletedAt
      ? fingerprintContents(readContents(req, slug, latest.version))
      : undefined
  for (const request of open) {
    if (request.fingerprint === isSame) continue
    await req.payload.db.updateOne({
      collection: 'approvals',
      id: request.id,
      data: { state: 'outdated' },
      req,
    })
  }
  return doc
}

/** Requests and comments go with their document; the activity log keeps who asked and who decided. */
export const forgetRequests: CollectionAfterDeleteHook = async ({
  collection: { slug },
  doc,
  id,
  req,
}) => {
  const where: Where = {
    and: [{ resourceType: { equals: slug } }, { resourceId: { equals: String(id) } }],
  }
  for (const collection of ['approvals', 'comments'] as const)
    await req.payload.db.deleteMany({ collection, where, req })
  return doc
}
