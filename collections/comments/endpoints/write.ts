import type { Endpoint, PayloadRequest } from 'payload'
import { type CommentAnswer, CommentInput } from '@/src/contract/staff/comments'
import { parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { findEditors, notifyStaff } from '@/src/payload/notify-staff'
import { recordAddress } from '@/src/domain/links/addresses'
import { mustEdit, toComment, visibleComment } from '../comment'

/** More on one document is no talk of people. */
const maxOnDocument = 500

/** `POST /comments/write`: stores a comment, then mails those whom it mentions and the one whom it answers. */
export const writeComment: Endpoint = {
  path: '/write',
  method: 'post',
  handler: async (req) => {
    const { id: authorId, username } = requireStaff(req)
    const input = await parseInput(req, CommentInput)
    const { resourceType, resourceId, path, locale, text, parent, mentions } = input
    await mustEdit(req, resourceType, resourceId)
    const answered = parent ? await answeredComment(req, input, parent) : undefined
    const staff = await findEditors(req, resourceType)
    const mentioned = [...new Set(mentions ?? [])]
    if (!mentioned.every((id) => staff.some((one) => String(one.id) === id)))
      throw fieldRefusal('mentions', 'mentions must name accounts that may edit this document')
    const { totalDocs } = await req.payload.db.count({
      collection: 'comments',
      where: { resourceId: { equals: resourceId } },
      req,
    })
    if (totalDocs >= maxOnDocument)
      throw new Refusal(409, 'This document has 500 comments already.')
    const stored = await req.payload.create({
      collection: 'comments',
      data: {
        resourceType,
        resourceId,
        path: path || undefined,
        locale: locale ?? undefined,
        text,
        parent: answered?.id,
        author: username,
        authorId: String(authorId),
        mentions: mentioned,
        isResolved: false,
      },
      depth: 0,
      req,
    })
    const notified = new Set([...mentioned, ...(answered ? [answered.authorId] : [])])
    notified.delete(String(authorId))
    notifyStaff(
      req,
      staff.filter(({ id }) => notified.has(String(id))),
      {
        key: 'comment.mail',
        values: { name: username },
        quoted: text,
        path: recordAddress(resourceType, resourceId),
      },
    )
    const answer: CommentAnswer = { message: 'Comment saved', comment: toComment(stored) }
    return Response.json(answer, { status: 201 })
  },
}

/** Answers stand below the first comment of a place. */
async function answeredComment(
  req: PayloadRequest,
  { resourceType, resourceId }: CommentInput,
  parent: string,
) {
  const found = await visibleComment(req, parent)
  const isOfDocument = found.resourceType === resourceType && found.resourceId === resourceId
  if (!isOfDocument || found.parent)
    throw fieldRefusal('parent', 'parent must be a first comment on the same document')
  return found
}
