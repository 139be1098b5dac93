import type { PayloadRequest, Where } from 'payload'
import type { Comment } from '@/payload-types'
import type { ApprovedCollection } from '@/src/contract/staff/collection-lists'
import type { Mention } from '@/src/contract/staff/overview'
import { readTitles } from '@/src/payload/titles'

/** Latest open comments that are searched, and most mentions that are listed. */
const limits = { searched: 500, listed: 20 }

/** Mentions of the caller, on documents that the caller may edit, until the comment is resolved or the caller answers. */
export async function openMentions(req: PayloadRequest): Promise<Mention[]> {
  // Staff who edit nothing that is commented on are refused the whole collection.
  if ((await req.payload.collections.comments.config.access.read({ req })) === false) return []
  const me = String(req.user?.id)
  const latest = await find(req, {
    and: [{ isResolved: { not_equals: true } }, { authorId: { not_equals: me } }],
  })
  const mentioning = latest.filter((comment) => isMentioned(comment, me))
  if (mentioning.length === 0) return []
  const threads = [...new Set(mentioning.map(threadOf))]
  const related = await find(req, {
    or: [
      { id: { in: threads } },
      { and: [{ parent: { in: threads } }, { authorId: { equals: me } }] },
    ],
  })
  const waiting = waitingMentions(mentioning, related, me).slice(0, limits.listed)
  const records = waiting.map(({ resourceType, resourceId }) => ({
    collection: resourceType as ApprovedCollection,
    id: resourceId,
  }))
  const titles = await readTitles(req, records, { draft: true })
  return waiting.map(({ id, resourceType, resourceId, author, text, createdAt }) => ({
    id: String(id),
    collection: resourceType as ApprovedCollection,
    recordId: resourceId,
    title: titles.get(`${resourceType} ${resourceId}`) ?? null,
    author,
    text,
    createdAt,
  }))
}

type Talk = Pick<Comment, 'id' | 'parent' | 'authorId' | 'createdAt' | 'isResolved' | 'mentions'>

/**
 * Keeps the mentions in threads that are open and in which the one who is mentioned has not answered since.
 * @param related the first comments of their threads, and what the one who is mentioned wrote there
 */
export function waitingMentions<One extends Talk>(
  mentioning: One[],
  related: Talk[],
  me: string,
): One[] {
  return mentioning.filter((comment) => {
    const thread = threadOf(comment)
    const first = related.find(({ id }) => String(id) === thread)
    const isAnswered = related.some(
      (one) => one.authorId === me && threadOf(one) === thread && one.createdAt > comment.createdAt,
    )
    return first !== undefined && !first.isResolved && !isAnswered
  })
}

/** The first comment of the thread in which a comment stands. */
const threadOf = ({ id, parent }: Talk): string => parent ?? String(id)

const isMentioned = ({ mentions }: Talk, me: string): boolean =>
  Array.isArray(mentions) && mentions.some((id) => String(id) === me)

async function find(req: PayloadRequest, where: Where): Promise<Comment[]> {
  const { docs } = await req.payload.find({
    collection: 'comments',
    where,
    sort: '-createdAt',
    limit: limits.searched,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}
