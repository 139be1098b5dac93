import { randomUUID } from 'node:crypto'
import { singleton } from '../singleton'
import { hasRedis, isWithoutRedis, redisKey, unanswered, tryRedis } from '../redis/connection'
import { monotonicNow } from '@/src/platform/time/clock'

/**
 * Which tags expired when, for all instances. Not by clocks, which differ, but by a number that every
 * expiry raises: in Redis a hash of tag → number, with `#` for the last number and `@` for a name of this
 * hash, which tells when Redis came back without its memory.
 */
interface Known {
  epoch: string | undefined
  generation: number
  tags: Map<string, number>
  /** Tags that expired here while Redis was away. */
  unsent: Set<string>
  /** Nothing that was made before this is believed, ms. */
  clearedAt: number
  /** Question that is asked now, and the one after it. */
  running?: Promise<void>
  next?: Promise<void>
  /** Expires a tag in Next's own cache, whose manifest is not ours. */
  expireInNext?: (tag: string, at: number) => void
}

const known = singleton<Known>('shared-tags', () => ({
  epoch: undefined,
  generation: 0,
  tags: new Map(),
  unsent: new Set(),
  clearedAt: 0,
}))

/** Count of invalidations, here and elsewhere. Own caches beside Next's compare it. */
export const invalidations = singleton('expiries', () => ({ count: 0 }))

const expiry = `
redis.call('HSETNX', KEYS[1], '@', ARGV[1])
local generation = redis.call('HINCRBY', KEYS[1], '#', 1)
for i = 2, #ARGV do redis.call('HSET', KEYS[1], ARGV[i], generation) end
return {redis.call('HGET', KEYS[1], '@'), generation}`

/** Tells all instances that these tags expired; what cannot be told now is told later. */
export async function shareExpiry(tags: string[]): Promise<void> {
  tags.forEach((tag) => known.unsent.add(tag))
  await sendUnsent()
}

async function sendUnsent(): Promise<void> {
  const tags = [...known.unsent]
  if (tags.length === 0) return
  const answer = await tryRedis((client) =>
    client.eval(expiry, { keys: [redisKey('tags')], arguments: [randomUUID(), ...tags] }),
  )
  if (answer === unanswered) return
  tags.forEach((tag) => known.unsent.delete(tag))
  const [epoch, generation] = answer as [string, number]
  // Nothing of others came in between: there is nothing to learn of this number.
  if (epoch !== known.epoch || generation !== known.generation + 1) return
  known.generation = generation
  tags.forEach((tag) => known.tags.set(tag, generation))
}

/**
 * Learns what expired at other instances. The caller sees all that was told before the call: a question
 * that was under way already does not count.
 * @returns nothing to wait for where there are no other instances
 */
export function syncInvalidations(): Promise<void> | undefined {
  if (!hasRedis()) return undefined
  if (!known.running) {
    known.running = learn().finally(() => {
      known.running = undefined
    })
    return known.running
  }
  known.next ??= known.running.then(() => {
    known.next = undefined
    return syncInvalidations()
  })
  return known.next
}

async function learn(): Promise<void> {
  await sendUnsent()
  const key = redisKey('tags')
  const last = await tryRedis((client) => client.hmGet(key, ['@', '#']))
  if (last === unanswered) return
  const [epoch = null, generation] = last
  if (epoch === known.epoch && Number(generation) === known.generation) return
  const all = epoch === null ? await begin(key) : await tryRedis((client) => client.hGetAll(key))
  if (all !== unanswered) applyInvalidations(all)
}

/** The first instance names the hash. */
async function begin(key: string) {
  await tryRedis((client) => client.hSetNX(key, '@', randomUUID()))
  return tryRedis((client) => client.hGetAll(key))
}

function applyInvalidations({
  '@': epoch,
  '#': generation = '0',
  ...tags
}: Record<string, string>): void {
  const now = monotonicNow()
  if (known.epoch !== undefined && epoch !== known.epoch) {
    known.clearedAt = now
    known.tags.clear()
    invalidations.count += 1
  }
  for (const [tag, raised] of Object.entries(tags)) {
    const number = Number(raised)
    // A process that starts holds nothing yet that could be old.
    if (known.epoch !== undefined && number > (known.tags.get(tag) ?? 0)) expireHere(tag, now)
    known.tags.set(tag, number)
  }
  known.epoch = epoch
  known.generation = Number(generation)
}

function expireHere(tag: string, now: number): void {
  invalidations.count += 1
  known.expireInNext?.(tag, now)
}

/** @param expire expires a tag in the cache that Next keeps, where it has one */
export const onExpiryElsewhere = (expire: (tag: string, at: number) => void): void => {
  known.expireInNext = expire
}

/** State of the tags when the making of something began. */
export type Snapshot = Pick<Known, 'epoch' | 'generation'>

/** Returns the present state: recorded when the making of something begins, and kept with the result. */
export const takeSnapshot = (): Snapshot => ({ epoch: known.epoch, generation: known.generation })

/** Returns true while nothing was invalidated of what was begun at `since`. */
export const isFresh = (since: Snapshot, tags: string[]): boolean =>
  since.epoch === known.epoch && tags.every((tag) => (known.tags.get(tag) ?? 0) <= since.generation)

/** For how long cached entries are used while Redis cannot say what other instances changed, ms. */
const maxAgeOffline = 30_000

/** The time before which nothing that is kept is believed, ms. */
export const validSince = (): number =>
  isWithoutRedis() ? Math.max(known.clearedAt, monotonicNow() - maxAgeOffline) : known.clearedAt
