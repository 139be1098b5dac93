import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { unmodifiedSince } from '@/src/contract/staff/conflict'
import { fieldRefusal, Refusal } from '../errors'

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
  const read = req.headers?.get(unmodifiedSince)
  const { id, draft } = args as { id?: string; draft?: boolean }
  // Hooks that write other documents on the way are not what the caller read.
  const isTheCallItself = id !== undefined && id === req.routeParams?.id
  if (operation !== 'update' || !read || !isTheCallItself) return args

  const since = Date.parse(read)
  if (Number.isNaN(since)) throw fieldRefusal(unmodifiedSince, `${unmodifiedSince} must be a date`)
  const grain = read.includes('.') ? 1 : 1000
  const current = await req.payload.findByID({
    collection: collection.slug,
    id,
    draft,
    trash: true,
    depth: 0,
    select: { updatedAt: true },
    disableErrors: true,
    req,
  })
  const { updatedAt = '' } = (current ?? {}) as { updatedAt?: string }
  if (Math.floor(Date.parse(updatedAt) / grain) > Math.floor(since / grain)) {
    const username = await lastWriter(collection.slug, id, req)
    throw new Refusal(409, `${username ?? 'Somebody else'} saved this meanwhile.`, {
      conflict: { updatedAt, username },
    })
  }
  return args
}

async function lastWriter(resourceType: CollectionSlug, resourceId: string, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'activity-logs',
    where: {
      resourceId: { equals: resourceId },
      resourceType: { equals: resourceType },
      action: { in: ['create', 'update'] },
    },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0]?.username ?? null
}
