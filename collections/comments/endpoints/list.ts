import type { Endpoint } from 'payload'
import { type CommentList, CommentQuery } from '@/src/contract/staff/comments'
import { checked, staffOf } from '@/collections/endpoints/call'
import { editorsOf } from '@/collections/notify-staff'
import { mustEdit, toComment } from '../comment'

const maxListed = 500

/** `GET /comments/of?resourceType=&resourceId=`: the comments on a document. */
export const commentsOf: Endpoint = {
  path: '/of',
  method: 'get',
  handler: async (req) => {
    staffOf(req)
    const { resourceType, resourceId } = checked(req.query, CommentQuery)
    await mustEdit(req, resourceType, resourceId)
    const { docs } = await req.payload.find({
      collection: 'comments',
      where: {
        and: [{ resourceType: { equals: resourceType } }, { resourceId: { equals: resourceId } }],
      },
      sort: 'createdAt',
      limit: maxListed,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const staff = await editorsOf(req, resourceType)
    const answer: CommentList = {
      comments: docs.map(toComment),
      staff: staff
        .map(({ id, username }) => ({ id: String(id), username }))
        .sort((a, b) => a.username.localeCompare(b.username)),
    }
    return Response.json(answer)
  },
}
