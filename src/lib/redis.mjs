import { createHash } from 'node:crypto'
import pino from 'pino'
import { logOptions } from './log-options.mjs'

// Plain JavaScript, because Next loads its cache handler as it is.

/**
 * How long Redis may take for one answer: 400 ms, it is asked at every request. Counted in turns of this process:
 * one that was busy itself, or not given the processor, has not waited for Redis, whose answer may lie there.
 */
const patience = { turns: 8, turnMs: 50 }

/** How often it is asked whether it is there, and how long nothing may come back until it is called anew, ms. */
const pings = 10_000
const silence = 15_000

/** For how long nobody asks again after it took longer, ms. */
const pause = 2000

/** What `viaRedis` gives where there is no answer. */
export const unanswered = Symbol('unanswered')

export const hasRedis = () => Boolean(process.env.REDIS_URL)

/** Keys of this site alone: others may share the server. */
export const redisKey = (name) => {
  const site = createHash('sha256')
    .update(`keys ${process.env.PAYLOAD_SECRET ?? ''}`)
    .digest('hex')
  return `terminalia:${site.slice(0, 12)}:${name}`
}

/**
 * Asks Redis, if it is configured, can be reached and answers in time. It never throws: whoever asks goes
 * on without it.
 * @template T
 * @param {(client: import('@redis/client').RedisClientType) => Promise<T>} ask
 * @returns {Promise<T | typeof unanswered>}
 */
export async function viaRedis(ask) {
  const state = connection()
  if (!state || Date.now() < state.restUntil) return unanswered
  const client = await state.client
  if (!client?.isReady) return unanswered
  try {
    const answer = await inTime(ask(client))
    if (state.isAway) state.log.info('Redis answers again')
    state.isAway = false
    return answer
  } catch (error) {
    state.restUntil = Date.now() + pause
    isGone(state, error)
    return unanswered
  }
}

/** Whether Redis answered when it was last asked. */
export const isWithoutRedis = () => {
  const state = connection()
  return state !== undefined && (state.isAway || Date.now() < state.restUntil)
}

/** One connection a process; the server's bundle holds this module more than once. */
function connection() {
  if (!hasRedis()) return undefined
  return (globalThis[Symbol.for('terminalia.redis')] ??= open())
}

function open() {
  const log = pino({ name: 'redis', ...logOptions(process.env.LOG_LEVEL || 'info') })
  const state = { log, restUntil: 0, isAway: false, client: undefined }
  state.client = connect(state).catch((error) => isGone(state, error))
  return state
}

async function connect(state) {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url: process.env.REDIS_URL,
    // Waiting for a server that is away would hold up every request.
    disableOfflineQueue: true,
    pingInterval: pings,
    socket: {
      connectTimeout: 2000,
      socketTimeout: silence,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2000),
    },
  })
  client.on('error', (error) => isGone(state, error))
  void client.connect().catch((error) => isGone(state, error))
  // A server that is there is there at once; one that is not must not hold up the first request.
  for (let waited = 0; waited < 1000 && !client.isReady && !state.isAway; waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  if (!client.isReady) isGone(state, new Error('no answer in time'))
  return client
}

function isGone(state, error) {
  if (!state.isAway)
    state.log.warn(`Redis is away, going on without it: ${error?.message || error}`)
  state.isAway = true
}

async function inTime(answer) {
  let timer
  const tooLate = new Promise((_, reject) => {
    let turns = 0
    timer = setInterval(() => {
      turns += 1
      if (turns >= patience.turns) reject(new Error('no answer in time'))
    }, patience.turnMs)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearInterval(timer)
    answer.catch(() => undefined)
  }
}
