import type { Endpoint, PayloadRequest, Where } from 'payload'
import {
  type ScheduleAnswer,
  type ScheduledCollection,
  ScheduleInput,
} from '@/src/contract/staff/drafts'
import { fieldRefusal } from '../errors'
import {
  inTransaction,
  mustBeAllowed,
  mustExist,
  parseInput,
  requireStaff,
} from '@/src/payload/endpoints/call'
import { mustChangeTimes, ownerOf } from './publishing-times'
import { timesOfPublishing } from '@/src/payload/scheduled'

const path = '/:id/schedule'

/**
 * `/{collection}/{id}/schedule`: when the latest draft of a document is published by itself. Its jobs are those that the
 * panel makes; the rights of who set the time are asked again when it has come.
 */
export const schedule = (collection: ScheduledCollection): Endpoint[] => [
  {
    path,
    method: 'get',
    handler: async (req) => {
      const id = await editedDocument(req, collection)
      return answer(await timeOf(req, collection, id))
    },
  },
  {
    path,
    method: 'post',
    handler: async (req) => {
      const id = await editedDocument(req, collection)
      const at = new Date((await parseInput(req, ScheduleInput)).at)
      if (at.getTime() <= Date.now()) throw fieldRefusal('at', 'at must be a time to come')
      await mustChangeTimes(req, collection, id, await ownersOf(req, collection, id))
      await inTransaction(req, async () => {
        await cancel(req, collection, id)
        await req.payload.jobs.queue({
          task: 'schedulePublish',
          input: {
            type: 'publish',
            doc: { relationTo: collection, value: id },
            user: { relationTo: 'users', value: requireStaff(req).id },
          },
          waitUntil: at,
          req,
        })
      })
      return answer(at.toISOString())
    },
  },
  {
    path,
    method: 'delete',
    handler: async (req) => {
      const id = await editedDocument(req, collection)
      await mustChangeTimes(req, collection, id, await ownersOf(req, collection, id))
      await cancel(req, collection, id)
      return answer(null)
    },
  },
]

const answer = (at: string | null) => Response.json({ at } satisfies ScheduleAnswer)

/** The id of a document that the caller may edit. */
async function editedDocument(req: PayloadRequest, collection: ScheduledCollection) {
  await mustBeAllowed(req, collection, 'update')
  const id = String(req.routeParams?.id)
  await mustExist(req, collection, id)
  return id
}

/** Returns a query for scheduled publications that did not begin yet. */
const waiting = (collection: ScheduledCollection, id: string): Where => ({
  and: [...timesOfPublishing(collection, id), { processing: { not_equals: true } }],
})

async function timeOf(req: PayloadRequest, collection: ScheduledCollection, id: string) {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: waiting(collection, id),
    sort: 'waitUntil',
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0]?.waitUntil ?? null
}

/** Returns the users who set the waiting times, by the ids of their accounts. */
async function ownersOf(req: PayloadRequest, collection: ScheduledCollection, id: string) {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: waiting(collection, id),
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(ownerOf)
}

async function cancel(req: PayloadRequest, collection: ScheduledCollection, id: string) {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: waiting(collection, id),
    depth: 0,
    req,
  })
}
