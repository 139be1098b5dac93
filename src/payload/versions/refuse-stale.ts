import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { unmodifiedSince } from '@/src/contract/staff/drafts'
import { editConflict, fieldRefusal } from '../errors'
import { hasDrafts, latestVersion, storedDocument } from '@/src/payload/read-once'
import { preserveLocale } from '../preserve-locale'

/**
 * Refuses a change of what somebody else saved meanwhile, for callers who name the `updatedAt` they
 * read in `If-Unmodified-Since`. HTTP dates end at seconds, `updatedAt` has thousandths: both are taken.
 */
export const refuseStale: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, draft } = args as { id?: string; draft?: boolean }
  if (operation !== 'update' || id === undefined) return args
  if (readAt(req, id)) await refuseStaleRecord(req, collection, { id, draft })
  return args
}

/**
 * Refuses a call whose `If-Unmodified-Since` is earlier than a record.
 * @param record.draft compares with its draft, if one waits
 */
export async function refuseStaleRecord(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  { id, draft }: { id: string; draft?: boolean },
): Promise<void> {
  const read = req.headers?.get(unmodifiedSince)
  if (!read) return
  const latest = draft && hasDrafts(versions) ? await latestVersion(req, slug, id) : undefined
  const current =
    latest?.version._status === 'draft' ? latest.version : await storedDocument(req, slug, id)
  await compare(read, current, { resourceType: slug, resourceId: id }, req)
}

/** The same for a global. */
export const refuseStaleGlobal: GlobalBeforeOperationHook = async ({
  args,
  global: { slug },
  operation,
  req,
}) => {
  const read = readAt(req, slug)
  if (operation !== 'update' || !read) return args
  const { draft } = args as { draft?: boolean }
  const current = await preserveLocale(req, () =>
    req.payload.findGlobal({ slug, draft, depth: 0, req }),
  )
  await compare(read, current, { resourceType: slug }, req)
  return args
}

/**
 * Returns the time in `If-Unmodified-Since` for the document or global that a call changes. Writes of other records by
 * hooks are exempt, as the caller did not read those.
 */
export const readAt = (
  { headers, routeParams }: PayloadRequest,
  idOrGlobal: string,
): string | undefined =>
  routeParams?.id === idOrGlobal || routeParams?.global === idOrGlobal
    ? (headers?.get(unmodifiedSince) ?? undefined)
    : undefined

/**
 * Returns true where the stored time is later than the time that was read.
 * @throws ValidationError where it is no date
 */
export function isLater(stored: string | null | undefined, read: string): boolean {
  const since = Date.parse(read)
  if (Number.isNaN(since)) throw fieldRefusal(unmodifiedSince, `${unmodifiedSince} must be a date`)
  const grain = read.includes('.') ? 1 : 1000
  return Math.floor(Date.parse(stored ?? '') / grain) > Math.floor(since / grain)
}

interface Resource {
  resourceType: string
  /** A global has none. */
  resourceId?: string
}

/** @throws Refusal 409 where what is stored is later than what was read */
async function compare(
  read: string,
  stored: object | null,
  resource: Resource,
  req: PayloadRequest,
): Promise<void> {
  const { updatedAt } = (stored ?? {}) as { updatedAt?: string | null }
  if (!updatedAt || !isLater(updatedAt, read)) return
  const username = await lastWriter(resource, req)
  const message = `${username ?? 'Somebody else'} saved this meanwhile.`
  throw editConflict(message, { updatedAt, username })
}

async function lastWriter({ resourceType, resourceId }: Resource, req: PayloadRequest) {
  // Below Payload's operations, which would put their language into the request.
  const { docs } = await req.payload.db.find<{ username?: string | null }>({
    collection: 'activity-logs',
    where: {
      ...(resourceId && { resourceId: { equals: resourceId } }),
      resourceType: { equals: resourceType },
      action: { in: ['create', 'update'] },
    },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.username ?? null
}
