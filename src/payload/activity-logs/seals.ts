import { createHash, createHmac } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Payload, Where } from 'payload'
import type { StoredActivity } from '@/src/contract/staff/activity'
import { keptDays } from '@/src/domain/settings/retention'
import { env } from '@/src/platform/env'

const kv = 'payload-kv'
const keyPrefix = 'activity-seal:'

/** Character behind that at which the prefix ends: keys of seals lie before it. */
const keyEnd = keyPrefix.replace(/:$/, ';')

/** Most entries under one seal. */
const batchSize = 500

const minute = 60_000
const day = 24 * 60 * minute

/** Transactions that began before the last entry of a seal have ended after this time, ms: their entries come under the next one. */
const settledMs = minute

/** For how long before the last sealed entry others are looked for that were stored late, ms. */
const overlapMs = 10 * minute

/** Entry as it is sealed. Refused sign-ins are not: there are many, and only the latest are kept. */
type Entry = Pick<StoredActivity, 'id' | 'createdAt' | 'userId' | 'action'> &
  Record<string, unknown>

const unsealedAction = 'sign-in refused'
const isSealable = ({ action }: Entry): boolean => action !== unsealedAction

/** Seal over some entries and the seal before it. */
export interface Seal {
  number: number
  /** Time at which it was made, ISO 8601. */
  at: string
  /** Time of its latest entry, ISO 8601. */
  through: string
  /** Hash and time (ms since 1970) of each entry, by its id. */
  entries: Record<string, [hash: string, at: number]>
  /** Hash of the seal before, none for the first. */
  previous: string
  hash: string
  /** HMAC of the hash with a key made of PAYLOAD_SECRET, and the name of that key. */
  signature: string
  key: string
}

/**
 * Seals the entries of the activity log that are under no seal yet: each seal holds their hashes and that of the seal before,
 * so that the inspection finds every entry that is changed, removed or added later. Only one instance may call it at a time.
 */
export async function sealActivities(payload: Payload, now = Date.now()): Promise<void> {
  for (;;) {
    const last = await findLast(payload)
    const entries = await findUnsealed(payload, last, now)
    if (entries.length === 0) return
    const seal = makeSeal(entries, last, new Date(now).toISOString())
    await payload.db.create({
      collection: kv,
      data: { key: keyOf(seal.number), data: { ...seal } },
      req: {},
    })
    const { number, hash } = seal
    // If the log is sent to another system, the hash there proves the chain, whoever could write to this database.
    payload.logger.info({ seal: number, hash, msg: 'The activity log was sealed' })
    if (entries.length < batchSize) return
  }
}

/** Findings of an inspection of the activity log. */
export interface Inspection {
  /** Number of entries that are as they were sealed. */
  intact: number
  last?: Pick<Seal, 'number' | 'at' | 'hash'>
  /** Ids of entries that are not what was sealed, are gone before their time, or came in behind the seals. */
  changed: string[]
  missing: string[]
  added: string[]
  /** Numbers of seals that are not as they were made, or do not follow the one before. */
  broken: number[]
}

/** Compares the activity log with its seals. */
export async function inspectSeals(payload: Payload, now = Date.now()): Promise<Inspection> {
  const found: Inspection = { intact: 0, changed: [], missing: [], added: [], broken: [] }
  const sealed = new Map<string, Seal['entries'][string]>()
  let last: Seal | undefined
  for await (const seal of readSeals(payload)) {
    if (!isWhole(seal) || (last && !follows(seal, last))) found.broken.push(seal.number)
    for (const [id, entry] of Object.entries(seal.entries)) sealed.set(id, entry)
    last = seal
  }
  if (!last) return found
  found.last = { number: last.number, at: last.at, hash: last.hash }
  // Later ones without a seal come under the next one.
  const unsealedFrom = Date.parse(last.through) - overlapMs
  for await (const entries of readEntries(payload)) {
    for (const entry of entries.filter(isSealable)) {
      const hash = sealed.get(entry.id)?.[0]
      sealed.delete(entry.id)
      if (hash === hashEntry(entry)) found.intact += 1
      else if (hash !== undefined) found.changed.push(entry.id)
      else if (Date.parse(entry.createdAt) < unsealedFrom) found.added.push(entry.id)
    }
  }
  for (const [id, [, at]] of sealed) if (!isDeletedByAge(at, now)) found.missing.push(id)
  return found
}

/** Reads all entries, the earliest first, some at a time. */
export async function* readEntries(payload: Payload): AsyncGenerator<Entry[]> {
  for (let last: Entry | undefined; ;) {
    const { docs } = await payload.db.find<Entry>({
      collection: 'activity-logs',
      where: last ? follow(last) : {},
      sort: ['createdAt', 'id'],
      limit: batchSize,
      pagination: false,
      req: {},
    })
    yield docs
    last = docs.at(-1)
    if (docs.length < batchSize) return
    // A query of SQLite ends before the next event: without a pause the server answers no other request until all is read.
    await breathe()
  }
}

/** The first condition alone is one that an index answers. */
const follow = ({ id, createdAt }: Entry): Where => ({
  and: [
    { createdAt: { greater_than_equal: createdAt } },
    { or: [{ createdAt: { greater_than: createdAt } }, { id: { greater_than: id } }] },
  ],
})

/** Reads all seals, in their order. */
export async function* readSeals(payload: Payload): AsyncGenerator<Seal> {
  for (let after = keyPrefix; ;) {
    const docs = await find(payload, { greater_than: after }, { sort: 'key', limit: 50 })
    for (const { data } of docs) yield data
    const last = docs.at(-1)
    if (!last) return
    after = last.key
  }
}

/** Deletes seals all of whose entries are deleted by their age. The first that is left is then the beginning of the chain. */
export async function deleteOldSeals(payload: Payload, now: number): Promise<void> {
  const old: string[] = []
  for await (const seal of readSeals(payload)) {
    if (!isDeletedByAge(Date.parse(seal.through), now)) break
    old.push(keyOf(seal.number))
  }
  // The last one stays, so that the next one follows it.
  const last = await findLast(payload)
  const keys = old.filter((key) => !last || key !== keyOf(last.number))
  if (keys.length > 0)
    await payload.db.deleteMany({ collection: kv, where: { key: { in: keys } }, req: {} })
}

interface Stored {
  key: string
  data: Seal
}

async function find(
  { db }: Payload,
  key: { greater_than: string },
  { sort, limit }: { sort: string; limit: number },
): Promise<Stored[]> {
  const { docs } = await db.find<Stored>({
    collection: kv,
    where: { and: [{ key }, { key: { less_than: keyEnd } }] },
    sort,
    limit,
    pagination: false,
    req: {},
  })
  return docs
}

async function findLast(payload: Payload): Promise<Seal | undefined> {
  const [last] = await find(payload, { greater_than: keyPrefix }, { sort: '-key', limit: 1 })
  return last?.data
}

/** Numbers of the same length are in order as texts. */
const keyOf = (number: number): string => keyPrefix + String(number).padStart(12, '0')

async function findUnsealed(
  payload: Payload,
  last: Seal | undefined,
  now: number,
): Promise<Entry[]> {
  const from = last ? new Date(Date.parse(last.through) - overlapMs).toISOString() : undefined
  const known = new Set(from ? await idsSince(payload, from) : [])
  const before = new Date(now - settledMs).toISOString()
  const found: Entry[] = []
  for (let page = 1; found.length < batchSize; page += 1) {
    const { docs } = await payload.db.find<Entry>({
      collection: 'activity-logs',
      where: {
        and: [
          { action: { not_equals: unsealedAction } },
          { createdAt: { less_than: before } },
          ...(from ? [{ createdAt: { greater_than_equal: from } }] : []),
        ],
      },
      sort: ['createdAt', 'id'],
      limit: batchSize,
      page,
      pagination: false,
      req: {},
    })
    found.push(...docs.filter(({ id }) => !known.has(id)))
    if (docs.length < batchSize) break
  }
  return found.slice(0, batchSize)
}

/** Ids under the latest seals, back to the first whose entries are all older than a time. */
async function idsSince(payload: Payload, from: string): Promise<string[]> {
  const ids: string[] = []
  for (let limit = 20; ; limit *= 2) {
    const docs = await find(payload, { greater_than: keyPrefix }, { sort: '-key', limit })
    const recent = docs.filter(({ data }) => data.through >= from)
    if (recent.length === docs.length && docs.length === limit) continue
    ids.push(...recent.flatMap(({ data }) => Object.keys(data.entries)))
    return ids
  }
}

function makeSeal(entries: Entry[], last: Seal | undefined, at: string): Seal {
  const times = entries.map(({ createdAt }) => new Date(createdAt).toISOString())
  const content = {
    number: (last?.number ?? 0) + 1,
    at,
    through: times.reduce((a, b) => (a > b ? a : b), last?.through ?? ''),
    entries: Object.fromEntries(
      entries.map((entry) => [entry.id, [hashEntry(entry), Date.parse(entry.createdAt)] as const]),
    ) as Seal['entries'],
    previous: last?.hash ?? '',
  }
  const hash = hashSeal(content)
  return { ...content, hash, signature: sign(hash), key: keyName() }
}

/** A seal under a former PAYLOAD_SECRET is told by its hash alone. */
const isWhole = (seal: Seal): boolean =>
  hashSeal(seal) === seal.hash && (seal.key !== keyName() || sign(seal.hash) === seal.signature)

const follows = (seal: Seal, before: Seal): boolean =>
  seal.number === before.number + 1 && seal.previous === before.hash

const isDeletedByAge = (at: number, now: number): boolean =>
  keptDays.activity > 0 && at < now - keptDays.activity * day

function hashEntry({ id, createdAt, ...entry }: Entry): string {
  const { userId, username, action, resourceType, resourceId, details } = entry
  const fields = [userId, username, action, resourceType, resourceId].map((value) => value ?? null)
  return hashOf([String(id), new Date(createdAt).toISOString(), ...fields, details ?? {}])
}

const hashSeal = ({
  number,
  at,
  through,
  entries,
  previous,
}: Omit<Seal, 'hash' | 'signature' | 'key'>) => hashOf([number, at, through, entries, previous])

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('base64url')

/** Databases return the keys of an object in orders of their own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, ordered(inner)])
}

const ownKey = () =>
  createHmac('sha256', env.PAYLOAD_SECRET).update('seals of the activity log').digest()

const sign = (hash: string): string =>
  createHmac('sha256', ownKey()).update(hash).digest('base64url')

const keyName = (): string => createHash('sha256').update(ownKey()).digest('base64url').slice(0, 8)
