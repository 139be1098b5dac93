import type { Payload, PayloadRequest, Where } from 'payload'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Webhook, WebhookDelivery } from '@/src/contract/staff/webhooks'
import {
  isWebhookSecret,
  retryDelay,
  secretPurpose,
  signedHeaders,
  webhookNetwork,
} from '@/src/domain/webhooks'
import { decryptText } from '@/src/platform/auth/signature'
import { isServer } from '@/src/platform/env'
import { AddressRefused, sendRequest } from '@/src/platform/outgoing/send-request'
import { singleton } from '@/src/platform/singleton'

/** Longest wait for an answer, ms. */
const timeoutMs = 15_000

/** Bytes of an answer that are read, and characters of it that are kept. */
const answerLimits = { readBytes: 64 * 1024, keptCharacters: 1024 }

/**
 * Time for which an instance that sends a message has it to itself, ms. One that was killed meanwhile leaves it to the
 * others, who send it again under the same id.
 */
const claimMs = 45_000

/** Messages of one receiver that are sent at once, each about another record. */
const maxAtOnce = 5

/** Messages that are looked at together. */
const batchSize = 100

/** Waits longer than this are left to the call of every minute, ms. */
const maxTimerMs = 90_000

/** Time between two looks at a transaction, ms. */
const pollMs = 50

/** A message as it is stored. */
interface Delivery extends WebhookDelivery {
  happenedAt: number
}

/** A receiver as it is stored. */
export interface StoredWebhook extends Webhook {
  secrets?: StoredSecret[] | null
}

/** A secret, encrypted, and until when messages are signed with it; null for the one in use. */
export interface StoredSecret {
  encrypted: string
  until: string | null
}

const collection = 'webhook-deliveries'

const state = singleton('webhooks', () => ({
  /** Receivers to which this process sends, and those for which more came meanwhile. */
  busy: new Set<string>(),
  again: new Set<string>(),
  /** Transactions that have queued messages. */
  awaited: new Set<string>(),
  timer: undefined as NodeJS.Timeout | undefined,
  wakesAt: Infinity,
}))

/**
 * Sends the messages that are due, to each receiver apart, so that a slow one delays no other. It may run in several instances at
 * once: each message is claimed in the database by one of them.
 */
export async function runDeliveries(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<StoredWebhook>({
    collection: 'webhooks',
    where: { isActive: { equals: true } },
    pagination: false,
    req: {},
  })
  await Promise.all(docs.map((webhook) => sendTo(payload, webhook)))
}

/** Sends what a request has queued once its transaction has ended, in the server: programs leave it to that. */
export async function sendAfterwards({ payload, transactionID }: PayloadRequest): Promise<void> {
  if (!isServer) return
  const transaction = String(await transactionID)
  if (state.awaited.has(transaction)) return
  state.awaited.add(transaction)
  while (payload.db.sessions?.[transaction]) await sleep(pollMs, undefined, { ref: false })
  state.awaited.delete(transaction)
  wakeDeliveries(payload, 0)
}

/** Has this process look for messages at a time, where it is soon. */
export function wakeDeliveries(payload: Payload, afterMs: number): void {
  if (afterMs > maxTimerMs) return
  const at = Date.now() + afterMs
  if (state.wakesAt > Date.now() && state.wakesAt <= at) return
  clearTimeout(state.timer)
  state.wakesAt = at
  state.timer = setTimeout(() => {
    state.wakesAt = Infinity
    runDeliveries(payload).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'Webhooks could not be sent; tried again in a minute' })
    })
  }, afterMs)
  state.timer.unref()
}

async function sendTo(payload: Payload, webhook: StoredWebhook): Promise<void> {
  if (state.busy.has(webhook.id)) {
    state.again.add(webhook.id)
    return
  }
  state.busy.add(webhook.id)
  try {
    do {
      state.again.delete(webhook.id)
      while (await sendBatch(payload, webhook.id)) continue
    } while (state.again.has(webhook.id))
    await wakeForNext(payload, webhook.id)
  } finally {
    state.busy.delete(webhook.id)
  }
}

/** @returns true where something was sent, so that more may be due */
async function sendBatch(payload: Payload, webhook: string): Promise<boolean> {
  const now = Date.now()
  const due = await readWaiting(payload, webhook, { dueAt: { less_than_equal: now } }, 'dueAt')
  const records = [...new Set(due.map(({ resourceId }) => resourceId ?? null))]
  let sent = 0
  const work = async () => {
    for (let id = records.shift(); id !== undefined; id = records.shift())
      if (await sendFirst(payload, { webhook, resourceId: id, now })) sent += 1
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  return sent > 0
}

interface Queue {
  webhook: string
  /** null for tests */
  resourceId: string | null
}

/** Sends the first message about a record: those behind it wait for as long as it does. */
async function sendFirst(
  payload: Payload,
  { now, ...queue }: Queue & { now: number },
): Promise<boolean> {
  const first = await readFirst(payload, queue)
  if (!first) return false
  if (first.dueAt > now) {
    await holdBehind(payload, queue, first.dueAt)
    return false
  }
  const webhook = await readActive(payload, queue.webhook)
  if (!webhook || !(await claim(payload, first))) return false
  await deliver(payload, webhook, first)
  return true
}

/** Takes a message for this process, where it is as it was read: the database decides among several. */
function claim(payload: Payload, { id, dueAt }: Delivery): Promise<boolean> {
  const isAsRead: Where[] = [
    { id: { equals: id } },
    { state: { equals: 'waiting' } },
    { dueAt: { equals: dueAt } },
  ]
  return change(payload, isAsRead, { dueAt: Date.now() + claimMs })
}

/** @returns false where there is no such message, as after its receiver was deleted */
async function change({ db }: Payload, where: Where[], data: object): Promise<boolean> {
  const options = { atomic: true }
  const call = { collection, where: { and: where }, data: { ...data }, options, req: {} } as const
  return Boolean(await db.updateOne(call))
}

async function deliver(
  payload: Payload,
  webhook: StoredWebhook,
  delivery: Delivery,
): Promise<void> {
  const begun = Date.now()
  const outcome = await send(payload, webhook, delivery)
  const attempts = delivery.attempts + 1
  const isDelivered = outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300
  const delay = outcome.status === 410 ? undefined : retryDelay(attempts, outcome.retryAfterMs)
  const next = isDelivered ? 'delivered' : delay === undefined ? 'failed' : 'waiting'
  await change(payload, [{ id: { equals: delivery.id } }], {
    state: next,
    attempts,
    dueAt: Date.now() + (delay ?? 0),
    lastAttemptAt: new Date(begun).toISOString(),
    durationMs: Date.now() - begun,
    lastStatus: outcome.status ?? null,
    problem: outcome.problem ?? null,
    // Databases lose what stands behind a NUL.
    answer: outcome.answer?.replaceAll('\0', '').slice(0, answerLimits.keptCharacters) ?? null,
  })
  if (outcome.status === 410) await turnOff(payload, webhook)
  if (next === 'waiting') {
    const { status, problem } = outcome
    payload.logger.warn({
      status,
      problem,
      attempts,
      msg: 'A webhook was not delivered; tried again',
    })
  } else
    await bringForward(payload, { webhook: webhook.id, resourceId: delivery.resourceId ?? null })
}

interface Outcome {
  status?: number
  retryAfterMs?: number
  answer?: string
  /** Reason for which there is no answer. */
  problem?: string
}

async function send(
  payload: Payload,
  { url, secrets }: StoredWebhook,
  { message: id, body }: Delivery,
): Promise<Outcome> {
  const keys = validSecrets(secrets)
  if (keys.length === 0) return { problem: 'secret' }
  try {
    const answer = await sendRequest(new URL(url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        'User-Agent': 'Terminalia-Webhooks',
        ...signedHeaders({ id, at: Date.now(), body, secrets: keys }),
      },
      body,
      network: webhookNetwork,
      timeoutMs,
      maxBodyBytes: answerLimits.readBytes,
    })
    const retryAfterMs = (Number(answer.headers['retry-after']) || 0) * 1000
    return { status: answer.status, answer: answer.body, retryAfterMs }
  } catch (error) {
    if (error instanceof AddressRefused) return { problem: 'address' }
    const { code } = error as { code?: unknown }
    return { problem: typeof code === 'string' ? code.slice(0, 100) : 'connection' }
  }
}

/** Those that another `PAYLOAD_SECRET` encrypted are left out. */
function validSecrets(secrets: StoredWebhook['secrets']): string[] {
  return (secrets ?? [])
    .filter(({ until }) => until === null || Date.parse(until) > Date.now())
    .flatMap(({ encrypted }) => {
      try {
        return decryptText(encrypted, secretPurpose)
      } catch {
        return []
      }
    })
    .filter(isWebhookSecret)
}

/** A receiver that answers 410 wants no further messages. */
async function turnOff({ db, logger }: Payload, { id }: StoredWebhook): Promise<void> {
  const data = { isActive: false, goneAt: new Date().toISOString() }
  await db.updateOne({ collection: 'webhooks', id, data, returning: false, req: {} })
  logger.warn({ webhook: id, msg: 'A webhook was turned off: its receiver answered 410' })
}

/** Has what is due behind the first message about a record wait with it. */
async function holdBehind({ db }: Payload, queue: Queue, dueAt: number): Promise<void> {
  const where = { and: [...inQueue(queue), { dueAt: { less_than: dueAt } }] }
  await db.updateMany({ collection, where, data: { dueAt }, returning: false, req: {} })
}

/** The next message about a record need not wait any more for the one before it. */
async function bringForward(payload: Payload, queue: Queue): Promise<void> {
  const next = await readFirst(payload, queue)
  const now = Date.now()
  if (!next || next.dueAt <= now) return
  await change(payload, [{ id: { equals: next.id } }, { dueAt: { equals: next.dueAt } }], {
    dueAt: now,
  })
}

const inQueue = ({ webhook, resourceId }: Queue): Where[] => [
  { webhook: { equals: webhook } },
  { state: { equals: 'waiting' } },
  resourceId === null ? { resourceId: { exists: false } } : { resourceId: { equals: resourceId } },
]

async function readFirst({ db }: Payload, queue: Queue): Promise<Delivery | undefined> {
  const { docs } = await db.find<Delivery>({
    collection,
    where: { and: inQueue(queue) },
    sort: ['happenedAt', 'createdAt'],
    limit: 1,
    pagination: false,
    req: {},
  })
  return docs[0]
}

async function readWaiting(
  { db }: Payload,
  webhook: string,
  condition: Where,
  sort: string,
  limit = batchSize,
): Promise<Delivery[]> {
  const waiting: Where[] = [{ webhook: { equals: webhook } }, { state: { equals: 'waiting' } }]
  const { docs } = await db.find<Delivery>({
    collection,
    where: { and: [...waiting, condition] },
    sort: [sort, 'happenedAt'],
    limit,
    pagination: false,
    req: {},
  })
  return docs
}

const readActive = ({ db }: Payload, id: string): Promise<StoredWebhook | null> =>
  db.findOne<StoredWebhook>({
    collection: 'webhooks',
    where: { and: [{ id: { equals: id } }, { isActive: { equals: true } }] },
    req: {},
  })

async function wakeForNext(payload: Payload, webhook: string): Promise<void> {
  const [next] = await readWaiting(payload, webhook, {}, 'dueAt', 1)
  // A timer may fire a little early.
  if (next) wakeDeliveries(payload, Math.max(next.dueAt - Date.now(), 0) + 10)
}
