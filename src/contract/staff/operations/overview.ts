import type { Operation } from '@/src/contract/operation'
import { ChecksAnswer, ChecksQuery } from '../checks'
import { Overview } from '../overview'

/** The overview of the dashboard, and what checks find. */
export const overviewOperations: Operation[] = [
  {
    method: 'get',
    path: '/admin/overview',
    subject: 'Staff: overview',
    summary: 'Rights, numbers and latest activity: what the role may see of them',
    answer: { status: 200, schema: Overview },
    refusals: [401],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/checks',
    subject: 'Staff: checks',
    summary:
      'What is wrong with a document, or with all that is published, of what the caller may edit',
    query: ChecksQuery,
    answer: { status: 200, schema: ChecksAnswer },
    refusals: [400, 401, 403, 404],
    isForStaff: true,
  },
]
