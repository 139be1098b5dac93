import type { Payload, PayloadRequest } from 'payload'
import { randomUUID } from 'node:crypto'
import { env } from '../env'
import { log } from '../log/log'
import { withLocalLock } from '../redis/shared-lock'
import { singleton } from '../singleton'
import { openCdn, PurgeFailed } from './cdn'

const cdn = openCdn(env)

/**
 * Time after which what was purged is purged once more, ms: a page that was being made, or that nginx still held, may have
 * reached the CDN after the first purge.
 */
const repeatAfterMs = 5000

/** Wait after the first failure, which each further one doubles, and the longest one, ms. */
const retryDelaysMs = { first: 1000, longest: 600_000 }

/** More entries than this become one while the CDN takes nothing. */
const maxEntries = 200

const collection = 'payload-kv'
const keyPrefix = 'cdn-purge:'

/** Character behind that at which the prefix ends: keys of purges lie before it. */
const keyEnd = keyPrefix.replace(/:$/, ';')

/** Purge that waits in the database, which keeps it until the CDN has taken it. */
interface Entry {
  id: string
  key: string
  data: { tags: string[]; isRepeat: boolean; dueAt: number }
}

const state = singleton<{ failures: number; notBefore: number; timer?: NodeJS.Timeout }>(
  'cdn-purges',
  () => ({ failures: 0, notBefore: 0 }),
)

/**
 * Has the CDN, where one is set up, forget what carries these tags once `runPurges` is called. With a request it is
 * written in its transaction: it is there if the change is.
 */
export async function queuePurge(
  payload: Payload,
  tags: string[],
  req?: PayloadRequest,
): Promise<void> {
  if (!cdn || tags.length === 0) return
  const missing = req ? notQueuedIn(req, tags) : tags
  if (missing.length > 0) await write(payload, missing, { isRepeat: false, req })
}

/** Sends the purges that are due; what fails stays, and is tried again by itself. */
export async function runPurges(payload: Payload): Promise<void> {
  if (!cdn) return
  try {
    await withLocalLock('cdn-purges', () => sendDue(payload, cdn.purge))
  } catch (error) {
    log.error({ err: error, msg: 'Purges of the CDN could not be read; tried again in a minute' })
  }
}

/** Returns the tags that this transaction has not queued yet: a call may write many records of one collection. */
function notQueuedIn({ context, transactionID }: PayloadRequest, tags: string[]): string[] {
  if (!transactionID) return tags
  const known = context.queuedPurges as { transaction: unknown; tags: Set<string> } | undefined
  const queued =
    known?.transaction === transactionID
      ? known
      : { transaction: transactionID, tags: new Set<string>() }
  context.queuedPurges = queued
  const missing = tags.filter((tag) => !queued.tags.has(tag))
  missing.forEach((tag) => queued.tags.add(tag))
  return missing
}

async function write(
  { db }: Payload,
  tags: string[],
  { isRepeat, req }: { isRepeat: boolean; req?: PayloadRequest | undefined },
): Promise<void> {
  const dueAt = Date.now() + (isRepeat ? repeatAfterMs : 0)
  const data: Entry['data'] = { tags: [...new Set(tags)], isRepeat, dueAt }
  await db.create({
    collection,
    data: { key: `${keyPrefix}${randomUUID()}`, data },
    req: req ?? {},
  })
}

async function sendDue(payload: Payload, purge: (tags: string[]) => Promise<void>): Promise<void> {
  const now = Date.now()
  // A clock that was set back must not hold it up.
  if (state.notBefore > now && state.notBefore <= now + retryDelaysMs.longest)
    return wake(payload, state.notBefore)
  const waiting = await readEntries(payload)
  const due = waiting.filter(
    ({ data }) => data.dueAt <= now || data.dueAt > now + 2 * repeatAfterMs,
  )
  const tags = due.flatMap(({ data }) => data.tags)
  if (due.length > 0) {
    try {
      await purge(tags)
    } catch (error) {
      await keepForLater(payload, due, error)
      return
    }
    state.failures = 0
    state.notBefore = 0
    const first = due.filter(({ data }) => !data.isRepeat).flatMap(({ data }) => data.tags)
    if (first.length > 0) await write(payload, first, { isRepeat: true })
    await remove(payload, due)
    wake(payload, now + repeatAfterMs)
  } else if (waiting.length > 0) {
    wake(payload, Math.min(...waiting.map(({ data }) => data.dueAt)))
  }
}

async function keepForLater(payload: Payload, due: Entry[], error: unknown): Promise<void> {
  const { first, longest } = retryDelaysMs
  const asked = error instanceof PurgeFailed ? error.retryAfterMs : 0
  const delayMs = Math.min(Math.max(asked, first * 2 ** state.failures), longest)
  state.failures += 1
  state.notBefore = Date.now() + delayMs
  log.warn({ err: error, delayMs, msg: 'The CDN was not purged; tried again' })
  wake(payload, state.notBefore)
  if (due.length <= maxEntries) return
  await write(
    payload,
    due.flatMap(({ data }) => data.tags),
    { isRepeat: false },
  )
  await remove(payload, due)
}

/** Sends what is due at a time, where this process still runs; else the next minute of another one does. */
function wake(payload: Payload, at: number): void {
  clearTimeout(state.timer)
  // A timer may fire a little early.
  const wait = Math.max(0, at - Date.now()) + 10
  state.timer = setTimeout(() => void runPurges(payload), wait)
  state.timer.unref()
}

async function readEntries({ db }: Payload): Promise<Entry[]> {
  const { docs } = await db.find<Entry>({
    collection,
    where: { and: [{ key: { greater_than: keyPrefix } }, { key: { less_than: keyEnd } }] },
    limit: 1000,
    pagination: false,
    req: {},
  })
  return docs
}

async function remove({ db }: Payload, entries: Entry[]): Promise<void> {
  const where = { id: { in: entries.map(({ id }) => id) } }
  await db.deleteMany({ collection, where, req: {} })
}
