import type { CollectionSlug, Payload, Where } from 'payload'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type KeptKind, keptKinds } from '@/src/contract/staff/overview'
import { deleteOldSeals } from '@/src/payload/activity-logs/seals'
import {
  keptDays,
  keptDeliveryDays,
  keptVitalsDays,
  maxRefusedSignIns,
} from '@/src/domain/settings/retention'

interface Kind {
  collection: CollectionSlug
  where?: Where
}

const refused = ['sign-in refused', 'key refused']

const isRefused: Where = { action: { in: refused } }

/** Which records each kind is. */
export const recordsOfKind: Record<KeptKind, Kind> = {
  activity: { collection: 'activity-logs', where: { action: { not_in: refused } } },
  refusedSignIns: { collection: 'activity-logs', where: isRefused },
  inquiries: { collection: 'inquiries' },
  quoteRequests: { collection: 'quote-requests' },
  documentRequests: { collection: 'document-requests' },
}

const day = 24 * 60 * 60 * 1000

/** Records deleted at once, so that other writes come between. */
const batchSize = 200

/** For how many days an API key stays in the list that has expired or was revoked. */
const endedKeyDays = 90

/** For how many days a job that failed for good is kept. */
const failedJobDays = 90

/**
 * Deletes records that are older than their kind is kept, with their files.
 * @param now ms since 1970
 */
export async function deleteOldRecords(payload: Payload, now: number): Promise<void> {
  for (const kind of keptKinds) {
    const days = keptDays[kind]
    if (days > 0) await deleteOlder(payload, recordsOfKind[kind], now - days * day)
  }
  const failed = { collection: 'payload-jobs' as const, where: { hasError: { equals: true } } }
  await deleteOlder(payload, failed, now - failedJobDays * day)
  await deleteOldSeals(payload, now)
  await deleteEndedKeys(payload, now)
  await dropSurplus(payload)
  await deleteOldVitals(payload, now)
  await deleteOldDeliveries(payload, now)
}

/** Deletes the counts of days that are no longer shown, all at once, as nothing hangs on them. */
async function deleteOldVitals({ db }: Payload, now: number): Promise<void> {
  const first = new Date(now - keptVitalsDays * day).toISOString().slice(0, 10)
  await db.deleteMany({ collection: 'web-vitals', where: { day: { less_than: first } } })
}

/** Deletes API keys that ended long ago. */
async function deleteEndedKeys({ db }: Payload, now: number): Promise<void> {
  const isBefore = { less_than: new Date(now - endedKeyDays * day).toISOString() }
  const where: Where = { or: [{ expiresAt: isBefore }, { revokedAt: isBefore }] }
  await db.deleteMany({ collection: 'api-keys', where })
}

/** Deletes messages of webhooks, those among them that wait for a receiver that was turned off for as long. */
async function deleteOldDeliveries({ db }: Payload, now: number): Promise<void> {
  const before = new Date(now - keptDeliveryDays * day).toISOString()
  const where = { createdAt: { less_than: before } }
  await db.deleteMany({ collection: 'webhook-deliveries', where })
}

async function deleteOlder(
  payload: Payload,
  { collection, where = {} }: Kind,
  before: number,
): Promise<void> {
  const isOld = { createdAt: { less_than: new Date(before).toISOString() } }
  await deleteAll(payload, collection, { and: [where, isOld] })
}

/** Keeps the latest of the refused sign-ins. */
async function dropSurplus(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<{ id: string; createdAt: string }>({
    collection: 'activity-logs',
    where: isRefused,
    sort: '-createdAt',
    select: { createdAt: true },
    limit: 1,
    page: maxRefusedSignIns,
    pagination: false,
  })
  const [last] = docs
  if (!last) return
  const isEarlier = { createdAt: { less_than: last.createdAt } }
  await deleteAll(payload, 'activity-logs', { and: [isRefused, isEarlier] })
}

/** Deletes records one by one; those that cannot be deleted are left. */
async function deleteAll(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<void> {
  for (let count = 0; ;) {
    const { docs } = await payload.db.find<{ id: string }>({
      collection,
      where,
      select: { createdAt: true },
      limit: batchSize,
      pagination: false,
    })
    const ids = docs.map(({ id }) => id)
    const failed = ids.length === 0 ? 0 : await deleteThese(payload, collection, ids)
    count += ids.length - failed
    if (failed > 0)
      payload.logger.error({ count: failed, collection, msg: 'Old records could not be deleted' })
    if (failed > 0 || ids.length < batchSize) {
      if (count > 0) payload.logger.info({ count, collection, msg: 'Old records were deleted' })
      return
    }
    await yieldToEventLoop()
  }
}

/** @returns how many could not be deleted */
async function deleteThese(
  payload: Payload,
  collection: CollectionSlug,
  ids: string[],
): Promise<number> {
  const where = { id: { in: ids } }
  if (collection === 'activity-logs') {
    // Nothing hangs on them, and there are many.
    await payload.db.deleteMany({ collection, where })
    return 0
  }
  const { errors } = await payload.delete({ collection, where, depth: 0 })
  return errors.length
}
