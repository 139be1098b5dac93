import type { Endpoint } from 'payload'
import { type CommentAnswer, CommentResolved } from '@/src/contract/staff/comments'
import { parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal } from '@/src/payload/errors'
import { toComment, visibleComment } from '../comment'

/** `POST /comments/{id}/resolve {isResolved}`: for whoever may edit the document. */
export const resolveComment: Endpoint = {
  path: '/:id/resolve',
  method: 'post',
  handler: async (req) => {
    requireStaff(req)
    const { isResolved } = await parseInput(req, CommentResolved)
    const { id, parent } = await visibleComment(req, String(req.routeParams?.id))
    if (parent) throw fieldRefusal('id', 'id must be that of a first comment, not of an answer')
    const stored = await req.payload.update({
      collection: 'comments',
      id,
      data: { isResolved },
      depth: 0,
      req,
    })
    const message = isResolved ? 'Comment resolved' : 'Comment open again'
    return Response.json({ message, comment: toComment(stored) } satisfies CommentAnswer)
  },
}
