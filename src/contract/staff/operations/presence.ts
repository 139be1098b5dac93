import type { Operation } from '@/src/contract/operation'
import { PresenceAnswer, PresenceInput } from '../presence'

/** Operations that tell who edits the same page. */
export const presenceOperations: Operation[] = [
  {
    method: 'post',
    path: '/admin/presence',
    subject: 'Staff: editing in place',
    summary: 'Says that the caller is at a page and has a field open; answers who else is there',
    body: { schema: PresenceInput },
    answer: { status: 200, schema: PresenceAnswer },
    refusals: [400, 401, 403, 404, 429],
    isForStaff: true,
  },
]
