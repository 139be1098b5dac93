import type { Operation } from '@/src/contract/operation'
import {
  BulkAnswer,
  bulkCollections,
  bulkInputOf,
  OrderAnswer,
  orderedCollections,
  OrderInput,
} from '../bulk'
import { ScheduleAnswer, scheduledCollections, ScheduleInput } from '../schedule'

/** Operations on many records at once, or on one at a set time. */
export const recordOperations: Operation[] = [
  ...bulkCollections.map((collection): Operation => ({
    method: 'post',
    path: `/admin/${collection}/bulk`,
    subject: 'Staff: many at once',
    summary: `Does the same with many ${collection}; what fails says why`,
    body: { schema: bulkInputOf(collection) },
    answer: { status: 200, schema: BulkAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  })),
  ...orderedCollections.map((collection): Operation => ({
    method: 'post',
    path: `/admin/${collection}/order`,
    subject: 'Staff: many at once',
    summary: `Writes the order of ${collection}`,
    body: { schema: OrderInput },
    answer: { status: 200, schema: OrderAnswer },
    refusals: [400, 401, 403],
    isForStaff: true,
  })),
  ...scheduledCollections.flatMap(scheduleOperations),
]

function scheduleOperations(collection: string): Operation[] {
  const call = {
    path: `/admin/${collection}/{id}/schedule`,
    subject: 'Staff: publishing at a set time',
    parameters: { id: 'Id of the document' },
    answer: { status: 200, schema: ScheduleAnswer },
    isForStaff: true,
  }
  return [
    {
      ...call,
      method: 'get',
      summary: `When the latest draft of one of ${collection} is published by itself`,
      refusals: [401, 403, 404],
    },
    {
      ...call,
      method: 'post',
      summary: `Has the latest draft of one of ${collection} published at a time, in place of one set before`,
      body: { schema: ScheduleInput },
      refusals: [400, 401, 403, 404],
    },
    {
      ...call,
      method: 'delete',
      summary: `Takes back the time at which one of ${collection} is to be published`,
      refusals: [401, 403, 404],
    },
  ]
}
