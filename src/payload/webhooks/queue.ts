import {
  type CollectionSlug,
  createLocalReq,
  executeAccess,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'
import { randomUUID } from 'node:crypto'
import {
  isWebhookCollection,
  type Webhook,
  type WebhookCollection,
  type WebhookEvent,
  type WebhookMessage,
} from '@/src/contract/staff/webhooks'
import { folders, type LastingCollection, pageAddress } from '@/src/domain/links/addresses'
import { type DatedCollection, publicFromField } from '@/src/domain/publishing/validity'
import { defaultLanguage, type Language } from '@/src/i18n/languages'
import { changedLanguages, changesOfContents, readContents, shared } from '@/src/payload/contents'
import { inTransaction } from '@/src/payload/endpoints/call'
import { readOfferedLanguages } from '@/src/payload/translations/offered-languages'
import {
  type Doc,
  type WriteArgs,
  type WriteStep,
  writtenSlug,
} from '@/src/platform/database/write-step'
import { siteUrl } from '@/src/platform/env'
import { singleton } from '@/src/platform/singleton'
import { asText } from '@/src/platform/values/stored-values'
import { sendAfterwards } from './deliver'

/**
 * Queues the messages about a change in the transaction of the change: they are there if it is. What visitors could read
 * before and after it says what happened, whichever call, release or restore wrote it; drafts are no change.
 */
export const queueChanges: WriteStep = (next, { name, payload }) => {
  if (name !== 'create' && name !== 'updateOne' && name !== 'updateMany') return next
  return (args) => {
    const slug = writtenSlug(name, args)
    if (!isWebhookCollection(slug)) return next(args)
    return queueAround(payload, slug, args, () => next(args))
  }
}

/** Does the same around deletions, which the write pipeline has no steps for. */
export function queueDeletions(payload: Payload): void {
  const { db } = payload
  const deleteOne = db.deleteOne.bind(db)
  db.deleteOne = async (args) =>
    isWebhookCollection(args.collection)
      ? queueAround(payload, args.collection, args as unknown as WriteArgs, () => deleteOne(args))
      : deleteOne(args)
}

/**
 * Queues the messages about records that have become public by their date since the last call, which no write tells.
 * Records that were written after their date had a message then.
 */
export async function queueDue(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const webhooks = await activeWebhooks(req)
  if (webhooks.length === 0) return
  const now = Date.now()
  const stored = await payload.kv.get<{ until: number }>(dueKey)
  const since = Math.min(Math.max(stored?.until ?? now, now - maxPastMs), now)
  await inTransaction(req, async () => {
    for (const [collection, field] of datedFields) {
      const between = [
        { [field]: { greater_than: new Date(since).toISOString() } },
        { [field]: { less_than_equal: new Date(now).toISOString() } },
      ]
      const { docs } = await payload.db.find<Dated>({
        collection,
        where: { and: between },
        pagination: false,
        req,
      })
      for (const { id, updatedAt, ...dates } of docs) {
        const at = Date.parse(String(dates[field]))
        const doc = Date.parse(updatedAt) < at && (await readPublic(req, collection, id))
        if (!doc) continue
        const earlier = webhooks.filter(({ createdAt }) => Date.parse(createdAt) <= at)
        const locales = await readOfferedLanguages(req)
        await queueMessages(req, earlier, { event: 'published', collection, doc, locales, at })
      }
    }
  })
  await payload.kv.set(dueKey, { until: now })
}

/** A change of one record for visitors. */
interface Change {
  event: WebhookEvent
  collection: WebhookCollection
  /** The record as visitors could read it, in all languages: after the change, or before it where nothing is left. */
  doc: Doc
  locales: Language[]
  /** Time of the change, ms. */
  at: number
}

/** Writes one message for each receiver that a change is for. */
async function queueMessages(
  req: PayloadRequest,
  webhooks: Webhook[],
  change: Change,
): Promise<void> {
  const { event, collection, doc, locales, at } = change
  for (const webhook of webhooks.filter((one) => isFor(one, change))) {
    const path = hasPage(collection) ? pageAddress(collection, doc) : null
    const message: WebhookMessage = {
      type: `record.${event}`,
      timestamp: new Date(at).toISOString(),
      data: {
        operation: event,
        collection,
        id: String(doc.id),
        slug: asText(doc.slug) ?? asText(doc.path),
        locales,
        url: path === null ? null : siteUrl + path,
      },
    }
    await writeDelivery(req, webhook.id, message, at)
  }
}

/** Writes a message to one receiver. */
export async function writeDelivery(
  req: PayloadRequest,
  webhook: string,
  message: WebhookMessage,
  at: number,
): Promise<void> {
  await req.payload.db.create({
    collection: 'webhook-deliveries',
    data: {
      webhook,
      message: `msg_${randomUUID().replaceAll('-', '')}`,
      type: message.type,
      resourceType: message.data.collection,
      resourceId: message.data.id,
      happenedAt: at,
      body: JSON.stringify(message),
      state: 'waiting',
      attempts: 0,
      dueAt: Date.now(),
    },
    req,
  })
  void sendAfterwards(req)
}

/** Reads the receivers that are on, in the transaction of a change. */
async function activeWebhooks(req: PayloadRequest): Promise<Webhook[]> {
  const { docs } = await req.payload.db.find<Webhook & { id: string }>({
    collection: 'webhooks',
    where: { isActive: { equals: true } },
    pagination: false,
    req,
  })
  return docs
}

/** Reads a record as it is stored, in all its languages, where visitors can read it; null where they cannot. */
async function readPublic(
  req: PayloadRequest,
  collection: WebhookCollection,
  id: string,
): Promise<Doc | null> {
  const { config } = req.payload.collections[collection]
  const visitor: PayloadRequest = { ...req, user: null, payloadAPI: 'REST' }
  const rule = await executeAccess({ req: visitor, disableErrors: true }, config.access.read)
  if (rule === false) return null
  const where: Where[] = [{ id: { equals: id } }, ...(rule === true ? [] : [rule])]
  return req.payload.db.findOne<Doc & { id: string }>({ collection, where: { and: where }, req })
}

/** A site that was off for longer queues nothing about the time before, ms. */
const maxPastMs = 24 * 60 * 60_000

/** Key under which the database holds until when that was done. */
const dueKey = 'webhooks-due'

interface Dated {
  id: string
  updatedAt: string
  publishedAt?: string | null
  postedAt?: string | null
}

const datedFields = Object.entries(publicFromField) as [
  DatedCollection,
  (typeof publicFromField)[DatedCollection],
][]

async function queueAround<T>(
  payload: Payload,
  collection: WebhookCollection,
  args: WriteArgs,
  write: () => Promise<T>,
): Promise<T> {
  const req = { ...args.req, payload, context: args.req?.context ?? {} } as PayloadRequest
  const webhooks = (await activeWebhooks(req)).filter((one) =>
    concerns(one.collections, collection),
  )
  if (webhooks.length === 0) return write()
  const ids = await writtenIds(req, collection, args)
  const before = new Map<string, Doc | null>()
  for (const id of ids) before.set(id, await readPublic(req, collection, id))
  const written = await write()
  const made = (written as { id?: unknown } | null)?.id
  if (args.data && ids.length === 0 && made !== undefined) before.set(String(made), null)
  for (const [id, doc] of before) {
    const change = await changeOf(req, { collection, id, before: doc })
    if (change) await queueMessages(req, webhooks, change)
  }
  return written
}

async function writtenIds(
  { payload, ...req }: PayloadRequest,
  collection: CollectionSlug,
  { id, where, locale }: WriteArgs,
): Promise<string[]> {
  if (id !== undefined && id !== null) return [String(id)]
  if (!where) return []
  const { docs } = await payload.db.find<{ id: string }>({
    collection,
    where: where as Where,
    locale: locale as string | undefined,
    // Not by a title, which without a language none of the databases can sort by.
    sort: 'id',
    select: { id: true },
    pagination: false,
    req,
  })
  return docs.map((doc) => String(doc.id))
}

interface Written {
  collection: WebhookCollection
  id: string
  before: Doc | null
}

/** Returns what a write changed for visitors; undefined where that is nothing. */
async function changeOf(
  req: PayloadRequest,
  { collection, id, before }: Written,
): Promise<Change | undefined> {
  const after = await readPublic(req, collection, id)
  const doc = after ?? before
  if (!doc) return undefined
  const offered = await readOfferedLanguages(req)
  const common = { collection, doc, locales: offered, at: timeOfChange(before, after) }
  if (!before) return { ...common, event: 'published' }
  if (!after)
    return { ...common, event: (await isStored(req, collection, id)) ? 'unpublished' : 'deleted' }
  const contents = (of: Doc) => readContents(req, collection, of)
  const changed = changedLanguages(changesOfContents(contents(before), contents(after)))
  if (changed.length === 0) return undefined
  // Other languages show the English text where their own is missing.
  const isForAll = changed.includes(shared) || changed.includes(defaultLanguage)
  const locales = isForAll ? offered : offered.filter((lng) => changed.includes(lng))
  return { ...common, event: 'updated', locales }
}

async function isStored(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const where = { id: { equals: id } }
  const { totalDocs } = await req.payload.db.count({ collection, where, req })
  return totalDocs > 0
}

const last = singleton('webhook-time', () => ({ at: 0 }))

/**
 * Returns a time after that of all changes before: records are dated in their order, also where clocks of instances differ,
 * and messages about one are sent in the order of these times.
 */
function timeOfChange(before: Doc | null, after: Doc | null): number {
  const dateOf = (doc: Doc | null) => new Date((doc?.updatedAt ?? 0) as string).getTime()
  last.at = Math.max(Date.now(), dateOf(after), dateOf(before) + 1, last.at + 1)
  return last.at
}

const isFor = (webhook: Webhook, { event, collection, locales }: Change): boolean =>
  webhook.events.includes(event) &&
  concerns(webhook.collections, collection) &&
  (!webhook.languages?.length || webhook.languages.some((lng) => locales.includes(lng)))

/** A choice that is empty is one of everything. */
const concerns = <T>(chosen: T[] | null | undefined, one: T): boolean =>
  !chosen?.length || chosen.includes(one)

const hasPage = (collection: string): collection is LastingCollection =>
  collection === 'pages' || Object.hasOwn(folders, collection)
