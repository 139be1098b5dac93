import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { hasRedis, isWithoutRedis, redisKey, unanswered, viaRedis } from '../redis.mjs'

const require = createRequire(import.meta.url)
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js')

/**
 * Which tags expired when, for all instances. Not by clocks, which differ, but by a number that every
 * expiry raises: in Redis a hash of tag → number, with `#` for the last number and `@` for a name of this
 * hash, which tells when Redis came back without its memory. One for the process: the server's bundle
 * holds this module more than once.
 */
const known = (globalThis[Symbol.for('terminalia.shared-tags')] ??= {
  /** @type {string | undefined} */
  epoch: undefined,
  generation: 0,
  /** @type {Map<string, number>} */
  tags: new Map(),
  /** Tags that expired here while Redis was away. */
  unsent: new Set(),
  /** Nothing that was made before this is believed, ms. */
  clearedAt: 0,
  /** What is being asked now, and what is asked after that. */
  running: undefined,
  next: undefined,
})

/** How often something expired, here or elsewhere: whoever keeps more than Next does looks at it. */
export const expiries = (globalThis[Symbol.for('terminalia.expiries')] ??= { count: 0 })

const expiry = `
redis.call('HSETNX', KEYS[1], '@', ARGV[1])
local generation = redis.call('HINCRBY', KEYS[1], '#', 1)
for i = 2, #ARGV do redis.call('HSET', KEYS[1], ARGV[i], generation) end
return {redis.call('HGET', KEYS[1], '@'), generation}`

/** Tells all instances that these tags expired; what cannot be told now is told later. */
export async function shareExpiry(tags) {
  tags.forEach((tag) => known.unsent.add(tag))
  await sendUnsent()
}

async function sendUnsent() {
  const tags = [...known.unsent]
  if (tags.length === 0) return
  const answer = await viaRedis((client) =>
    client.eval(expiry, { keys: [redisKey('tags')], arguments: [randomUUID(), ...tags] }),
  )
  if (answer === unanswered) return
  tags.forEach((tag) => known.unsent.delete(tag))
  const [epoch, generation] = answer
  // Nothing of others came in between: there is nothing to learn of this number.
  if (epoch !== known.epoch || generation !== known.generation + 1) return
  known.generation = generation
  tags.forEach((tag) => known.tags.set(tag, generation))
}

/**
 * Learns what expired at other instances. Whoever calls sees all that was told before the call: a question
 * that was under way already does not count.
 * @returns {Promise<void>}
 */
export function catchUp() {
  if (!hasRedis()) return Promise.resolve()
  if (!known.running) {
    known.running = learn().finally(() => {
      known.running = undefined
    })
    return known.running
  }
  known.next ??= known.running.then(() => {
    known.next = undefined
    return catchUp()
  })
  return known.next
}

async function learn() {
  await sendUnsent()
  const key = redisKey('tags')
  const last = await viaRedis((client) => client.hmGet(key, ['@', '#']))
  if (last === unanswered) return
  const [epoch, generation] = last
  if (epoch === known.epoch && Number(generation) === known.generation) return
  const all = epoch === null ? await begin(key) : await viaRedis((client) => client.hGetAll(key))
  if (all !== unanswered) take(all)
}

/** The first instance names the hash. */
async function begin(key) {
  await viaRedis((client) => client.hSetNX(key, '@', randomUUID()))
  return viaRedis((client) => client.hGetAll(key))
}

function take({ '@': epoch, '#': generation = '0', ...tags }) {
  const now = Date.now()
  if (known.epoch !== undefined && epoch !== known.epoch) {
    known.clearedAt = now
    known.tags.clear()
    expiries.count += 1
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

function expireHere(tag, now) {
  expiries.count += 1
  tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: now, expired: now })
}

/** Where all of this stands: noted when something begins to be made, and kept with it. */
export const standing = () => ({ epoch: known.epoch, generation: known.generation })

/** Whether something that was begun at `since` is still true. */
export const isCurrent = (since, tags) =>
  since.epoch === known.epoch && tags.every((tag) => (known.tags.get(tag) ?? 0) <= since.generation)

/** When the last of these tags expired, as this process noted it, ms. */
export const lastExpiry = (tags) =>
  tags.reduce((latest, tag) => Math.max(latest, tagsManifest.get(tag)?.expired ?? 0), 0)

/** For how long what is kept is believed while nobody tells what other instances change, ms. */
const lifeAlone = 30_000

/** The time before which nothing that is kept is believed, ms. */
export const believedSince = () =>
  isWithoutRedis() ? Math.max(known.clearedAt, Date.now() - lifeAlone) : known.clearedAt
