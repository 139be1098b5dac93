import type { Endpoint } from 'payload'
import { type CommentList, CommentQuery } from '@/src/contract/staff/comments'
import { checked, requireStaff } from '@/src/payload/endpoints/call'
import { findEditors } from '@/src/payload/notify-staff'
import { mustEdit, toComment } from '../comment'

const maxListed = 500

/** `GET /comments/of?collection=&id=`: the comments on a document. */
export const commentsOf: Endpoint = {
  path: '/of',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const { collection, id } = checked(req.query, CommentQuery)
    await mustEdit(req, collection, id)
    const { docs } = await req.payload.find({
      collection: 'comments',
      where: {
        and: [{ resourceType: { equals: collection } }, { resourceId: { equals: id } }],
      },
      sort: 'createdAt',
      limit: maxListed,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const staff = await findEditors(req, collection)
    const answer: CommentList = {
      comments: docs.map(toComment),
      staff: staff
        .map((one) => ({ id: String(one.id), username: one.username }))
        .sort((a, b) => a.username.localeCompare(b.username)),
    }
    return Response.json(answer)
  },
}
