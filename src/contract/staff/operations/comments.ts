import type { Operation } from '@/src/contract/operation'
import {
  CommentAnswer,
  CommentInput,
  CommentList,
  CommentQuery,
  CommentResolved,
} from '../comments'

const subject = 'Staff: comments'

/** Operations of comments by staff about documents. */
export const commentOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/comments/of',
    subject,
    summary: 'The comments on a document, and who may be mentioned there',
    query: CommentQuery,
    answer: { status: 200, schema: CommentList },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/comments/write',
    subject,
    summary: 'Comments on a document or a place in it; the mentioned get a mail',
    body: { schema: CommentInput },
    answer: { status: 201, schema: CommentAnswer },
    refusals: [400, 401, 403, 404, 409],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/comments/{id}/resolve',
    subject,
    summary: 'Notes that a comment and its answers are done with, or not',
    parameters: { id: 'Id' },
    body: { schema: CommentResolved },
    answer: { status: 200, schema: CommentAnswer },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
]
