import { z } from 'zod'
import type { Operation } from '@/src/contract/operation'
import { text } from '@/src/contract/patterns'
import { ScheduleInput } from '../schedule'
import {
  ReleaseContents,
  ReleaseItemsInput,
  ReleasePublishInput,
  ReleaseUndoInput,
  WaitingDrafts,
} from '../releases'

const call = {
  subject: 'Staff: releases',
  parameters: { id: 'Id of the release' },
  answer: { status: 200, schema: ReleaseContents },
  isForStaff: true,
} as const

/** Several changes published at one moment or not at all. */
export const releaseOperations: Operation[] = [
  {
    ...call,
    parameters: undefined,
    method: 'get',
    path: '/admin/releases/waiting',
    summary: 'Drafts that a release could publish, latest first',
    query: z.object({ q: text(200).optional().describe('Part of the title') }),
    answer: { status: 200, schema: WaitingDrafts },
    refusals: [400, 401, 403],
  },
  {
    ...call,
    method: 'get',
    path: '/admin/releases/{id}/contents',
    summary: 'A release with the titles and the state of its documents',
    refusals: [401, 403, 404],
  },
  {
    ...call,
    method: 'post',
    path: '/admin/releases/{id}/items',
    summary: 'Adds documents to a release and removes others, all or none',
    body: { schema: ReleaseItemsInput },
    refusals: [400, 401, 403, 404, 409],
  },
  {
    ...call,
    method: 'post',
    path: '/admin/releases/{id}/publish',
    summary: 'Publishes every document of a release, or none and says which of them refuse',
    body: { schema: ReleasePublishInput },
    refusals: [400, 401, 403, 404, 409],
  },
  {
    ...call,
    method: 'post',
    path: '/admin/releases/{id}/undo',
    summary: 'Gives every document of a published release back what was public before',
    body: { schema: ReleaseUndoInput },
    refusals: [400, 401, 403, 404, 409],
  },
  {
    ...call,
    method: 'post',
    path: '/admin/releases/{id}/schedule',
    summary: 'Has a release published at a time, in place of one set before',
    body: { schema: ScheduleInput },
    refusals: [400, 401, 403, 404, 409],
  },
  {
    ...call,
    method: 'delete',
    path: '/admin/releases/{id}/schedule',
    summary: 'Takes back the time at which a release is to be published',
    refusals: [401, 403, 404, 409],
  },
]
