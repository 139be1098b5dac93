import type { RedisClientType } from '@redis/client'
import { createHash } from 'node:crypto'
import pino, { type Logger } from 'pino'
import { logDestination, logOptions } from '../log/log-options'
import { singleton } from '../singleton'
import { monotonicNow } from '@/src/platform/time/clock'

/**
 * Longest wait for one answer of Redis: 400 ms, as it is asked at every request. Counted in turns of this process: one
 * that was busy itself, or had no processor, has not waited for Redis, whose answer may already have arrived.
 */
const timeout = { turns: 8, turnMs: 50 }

/** Interval of pings, and longest silence before a new connection, ms. */
const pingIntervalMs = 10_000
const socketTimeoutMs = 15_000

/** For how long Redis is not asked again after it exceeded the timeout, ms. */
const pauseMs = 2000

/** Result of `tryRedis` without an answer. */
export const unanswered: unique symbol = Symbol('unanswered')

export const hasRedis = (): boolean => Boolean(process.env.REDIS_URL)

/** Keys of this site alone: others may share the server. */
export const redisKey = (name: string): string => {
  const site = createHash('sha256')
    .update(`keys ${process.env.PAYLOAD_SECRET ?? ''}`)
    .digest('hex')
  return `terminalia:${site.slice(0, 12)}:${name}`
}

/**
 * Asks Redis, if it is configured, can be reached and answers in time. It never throws: callers go on
 * without it.
 */
export async function tryRedis<T>(
  ask: (client: RedisClientType) => Promise<T>,
): Promise<T | typeof unanswered> {
  const state = connection()
  if (!state || monotonicNow() < state.restUntil) return unanswered
  const client = await state.client
  if (!client?.isReady) return unanswered
  try {
    const answer = await inTime(ask(client))
    if (state.isAway) state.log.info('Redis answers again')
    state.isAway = false
    return answer
  } catch (error) {
    state.restUntil = monotonicNow() + pauseMs
    isGone(state, error)
    return unanswered
  }
}

/** Returns the bytes under a key; null where there are none, or Redis does not answer. */
export async function readBytes(key: string): Promise<Buffer | null> {
  if (!hasRedis()) return null
  const { RESP_TYPES } = await import('@redis/client')
  const bytes = await tryRedis((client) =>
    client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key),
  )
  return bytes === unanswered ? null : bytes
}

/** Returns true where Redis did not answer the last call. */
export const isWithoutRedis = (): boolean => {
  const state = connection()
  return state !== undefined && (state.isAway || monotonicNow() < state.restUntil)
}

interface Connection {
  log: Logger
  /** Redis is not asked again before this time, ms since 1970. */
  restUntil: number
  isAway: boolean
  client: Promise<RedisClientType | undefined>
}

/** One connection a process. */
const connection = (): Connection | undefined => (hasRedis() ? singleton('redis', open) : undefined)

function open(): Connection {
  const log = pino(
    { name: 'redis', ...logOptions(process.env.LOG_LEVEL || 'info') },
    logDestination(),
  )
  const state: Connection = {
    log,
    restUntil: 0,
    isAway: false,
    client: Promise.resolve(undefined),
  }
  state.client = connect(state).catch((error: unknown) => {
    isGone(state, error)
    return undefined
  })
  return state
}

async function connect(state: Connection): Promise<RedisClientType> {
  const { createClient } = await import('@redis/client')
  const client: RedisClientType = createClient({
    url: process.env.REDIS_URL,
    // Waiting for a server that is away would hold up every request.
    disableOfflineQueue: true,
    pingInterval: pingIntervalMs,
    socket: {
      connectTimeout: 2000,
      socketTimeout: socketTimeoutMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2000),
    },
  })
  client.on('error', (error: unknown) => isGone(state, error))
  void client.connect().catch((error: unknown) => isGone(state, error))
  // A server that is there is there at once; one that is not must not hold up the first request.
  for (let waited = 0; waited < 1000 && !client.isReady && !state.isAway; waited += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  if (!client.isReady) isGone(state, new Error('no answer in time'))
  return client
}

function isGone(state: Connection, error: unknown): void {
  const reason = (error instanceof Error && error.message) || String(error)
  if (!state.isAway) state.log.warn(`Redis is away, going on without it: ${reason}`)
  state.isAway = true
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    let turns = 0
    timer = setInterval(() => {
      turns += 1
      if (turns >= timeout.turns) reject(new Error('no answer in time'))
    }, timeout.turnMs)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearInterval(timer)
    answer.catch(() => undefined)
  }
}
