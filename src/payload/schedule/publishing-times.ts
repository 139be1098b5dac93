import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { z } from 'zod'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'
import { withLock } from '@/src/platform/redis/shared-lock'
import { approvalRefusal, mayPublishLatest } from '../approvals/may-publish'
import { isApproved } from '../approvals/rules'
import { fieldRefusal, Refusal } from '../errors'
import { checked, mustExist, requireStaff } from '@/src/payload/endpoints/call'
import { timesToCome } from '@/src/payload/scheduled'

/** The most times that are set at once of one document, or of one global. */
const maxTimes = 10

/** A time as the panel names it: one to set, or the id of one to take back. */
const PanelTime = z.object({
  deleteID: z.string().max(100).nullish(),
  type: z.enum(['publish', 'unpublish']).nullish(),
  date: z.coerce.date().nullish(),
  doc: z
    .object({ relationTo: z.string().max(100), value: z.union([z.string(), z.number()]) })
    .nullish(),
  global: z.string().max(100).nullish(),
  localeToPublish: z.string().max(20).nullish(),
  timezone: z.string().max(100).nullish(),
})

/**
 * Sets a time of publishing for the panel, or takes one back. Payload's own function checks neither the right to the document
 * nor the approval that it needs before the time has come.
 */
export async function changePanelTime(req: PayloadRequest, input: unknown): Promise<void> {
  const { deleteID, type, date, doc, global, localeToPublish, timezone } = checked(input, PanelTime)
  if (deleteID) return deleteTime(req, deleteID)
  const target = await scheduled(req, { doc, global })
  if (!date || date.getTime() <= Date.now())
    throw fieldRefusal('date', 'date must be a time to come')
  await withLock(`times of ${keyOf(target)}`, async () => {
    const { totalDocs } = await req.payload.count({
      collection: 'payload-jobs',
      where: { and: timesToCome(target) },
      req,
    })
    if (totalDocs >= maxTimes)
      throw new Refusal(409, `No more than ${maxTimes} times can be set. Take one back first.`)
    await req.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: type ?? 'publish',
        ...('global' in target ? target : { doc: target }),
        ...(localeToPublish ? { locale: localeToPublish } : {}),
        ...(timezone ? { timezone } : {}),
        user: { relationTo: 'users', value: requireStaff(req).id },
      } as never,
      waitUntil: date,
      req,
    })
  })
}

/**
 * Refuses with 403 to change times that a colleague has set, where the caller could not set them. `owners` are the ids of
 * the accounts that did.
 */
export async function mustChangeTimes(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  owners: unknown[],
): Promise<void> {
  const isOwn = owners.every((owner) => String(owner) === String(requireStaff(req).id))
  if (isOwn || !isApproved(collection) || (await mayPublishLatest(req, collection, id))) return
  throw approvalRefusal()
}

/** The account that set a time, by what its job was given. */
export const ownerOf = ({ input }: { input?: unknown }): unknown => {
  const { user } = Object(input) as { user?: { value?: unknown } | null }
  const value = user?.value
  return typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
}

type Target = { relationTo: CollectionSlug; value: string } | { global: GlobalSlug }

const keyOf = (target: Target): string =>
  'global' in target ? target.global : `${target.relationTo}/${target.value}`

interface Named {
  doc?: { relationTo?: unknown; value?: unknown } | null
  global?: string | null
}

/**
 * The document or global of a time, where the caller may change it.
 * @throws Refusal 403 or 404
 */
async function scheduled(req: PayloadRequest, { doc, global: slug }: Named): Promise<Target> {
  const { collections, config } = req.payload
  const global = config.globals.find((one) => one.slug === slug)
  if (global && !doc && hasScheduledPublishEnabled(global)) {
    const data = { _status: 'published' }
    if ((await global.access.update({ req, data })) !== true) throw new Refusal(403, mayNot)
    return { global: global.slug }
  }
  const relationTo = String(doc?.relationTo)
  const collection = Object.hasOwn(collections, relationTo)
    ? collections[relationTo as CollectionSlug]
    : undefined
  if (!doc || slug || !collection || !hasScheduledPublishEnabled(collection.config))
    throw new Refusal(404, notFound)
  const id = String(doc.value)
  if ((await collection.config.access.update({ req, id })) !== true) throw new Refusal(403, mayNot)
  await mustExist(req, relationTo as CollectionSlug, id)
  return { relationTo: relationTo as CollectionSlug, value: id }
}

const mayNot = 'You are not allowed to change this.'

async function deleteTime(req: PayloadRequest, id: string): Promise<void> {
  const job =
    isDocumentId(id) &&
    (await req.payload.findByID({
      collection: 'payload-jobs',
      id,
      depth: 0,
      disableErrors: true,
      req,
    }))
  if (!job || job.taskSlug !== 'schedulePublish') throw new Refusal(404, notFound)
  const target = await scheduled(req, Object(job.input) as Named)
  if (!('global' in target))
    await mustChangeTimes(req, target.relationTo, target.value, [ownerOf(job)])
  await req.payload.delete({ collection: 'payload-jobs', id, depth: 0, req })
}
