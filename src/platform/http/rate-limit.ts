import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { HttpError } from '@/src/platform/errors/http-error'
import { redisKey, tryRedis, unanswered } from '../redis/connection'
import { singleton } from '../singleton'
import { clientAddress } from './client-address'
import { tooManyCalls } from './messages'

export interface RateLimit {
  /** Name of the limit; its counters are shared by all calls under it. */
  name: string
  /** Number of allowed calls … */
  points: number
  /** … in this many seconds. */
  seconds: number
}

type Limiter = RateLimiterMemory | RateLimiterRedis

/**
 * Counts a call of `key` (a client, an account): for all instances in Redis where there is one, and in
 * this process where there is none or it is away.
 * @param points how many calls it counts for; below zero it takes so many back
 * @returns seconds to wait where it is one too many, otherwise undefined
 */
export async function secondsToWait(
  limit: RateLimit,
  key: string,
  points = 1,
): Promise<number | undefined> {
  const shared = await tryRedis((client) => waitOf(inRedis(limit, client), key, points))
  return shared === unanswered ? waitOf(inMemory(limit), key, points) : shared
}

/** Returns true where `key` has used up its calls; counts nothing. */
export async function isUsedUp(limit: RateLimit, key: string): Promise<boolean> {
  const shared = await tryRedis((client) => inRedis(limit, client).get(key))
  const found = shared === unanswered ? await inMemory(limit).get(key) : shared
  return (found?.consumedPoints ?? 0) >= limit.points
}

/** Forgets what was counted for `key`, for example after a right password. */
export async function forget(limit: RateLimit, key: string): Promise<void> {
  await inMemory(limit).delete(key)
  await tryRedis((client) => inRedis(limit, client).delete(key))
}

async function waitOf(limiter: Limiter, key: string, points: number): Promise<number | undefined> {
  try {
    await (points < 0 ? limiter.reward(key, -points) : limiter.consume(key, points))
    return undefined
  } catch (refused) {
    if (refused instanceof Error) throw refused
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000))
  }
}

const limiters = singleton('limiters', () => new Map<string, Limiter>())

function inMemory({ name, points, seconds }: RateLimit): Limiter {
  return limiterOf(
    `memory ${name}`,
    () => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  )
}

function inRedis({ name, points, seconds }: RateLimit, storeClient: unknown): Limiter {
  return limiterOf(
    `redis ${name}`,
    () =>
      new RateLimiterRedis({
        storeClient,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: redisKey(`limit:${name}`),
        points,
        duration: seconds,
      }),
  )
}

function limiterOf(name: string, make: () => Limiter): Limiter {
  const limiter = limiters.get(name) ?? make()
  limiters.set(name, limiter)
  return limiter
}

/**
 * Counts a call of the client that makes it.
 * @throws HttpError 429 with `Retry-After` where it is one too many
 */
export const limitCalls = (limit: RateLimit, request: Request): Promise<void> =>
  countCall(limit, clientAddress(request.headers))

/**
 * Counts a call of `key`, a client or an account.
 * @param points how many calls it counts for
 * @throws HttpError 429 with `Retry-After` where it is one too many
 */
export async function countCall(limit: RateLimit, key: string, points = 1): Promise<void> {
  const seconds = await secondsToWait(limit, key, points)
  if (seconds === undefined) return
  throw new HttpError(429, tooManyCalls(seconds), { 'Retry-After': String(seconds) })
}
