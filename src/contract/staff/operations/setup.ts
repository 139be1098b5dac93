import type { Operation } from '@/src/contract/operation'
import { PageStart, PageStartAnswer, Setup, SetupInput, SetupUndone } from '../setup'

/** Operations that set up a site of one's own. */
export const setupOperations: Operation[] = [
  {
    method: 'post',
    path: '/admin/pages/start',
    subject: 'Staff: begin a site',
    summary: 'Makes the page of a documented address that has none, to go on from',
    body: { schema: PageStart },
    answer: { status: 201, schema: PageStartAnswer },
    refusals: [400, 401, 403, 409],
    isForStaff: true,
  },
  {
    method: 'get',
    path: '/admin/setup',
    subject: 'Staff: begin a site',
    summary: 'How a site of one’s own began, and what is left of it to do',
    answer: { status: 200, schema: Setup },
    refusals: [401, 403],
    isForStaff: true,
  },
  {
    method: 'post',
    path: '/admin/setup',
    subject: 'Staff: begin a site',
    summary: 'Begins an empty site with nothing, with starter pages as drafts, or with the demo',
    body: { schema: SetupInput },
    answer: { status: 201, schema: Setup },
    refusals: [400, 401, 403, 409],
    isForStaff: true,
  },
  {
    method: 'delete',
    path: '/admin/setup',
    subject: 'Staff: begin a site',
    summary: 'Takes back what the choice brought, except for what was worked on since',
    answer: { status: 200, schema: SetupUndone },
    refusals: [401, 403, 404, 409],
    isForStaff: true,
  },
]
