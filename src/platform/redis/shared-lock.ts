import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicNow } from '@/src/platform/time/clock'
import { singleton } from '../singleton'
import { redisKey, tryRedis, unanswered } from './connection'

const queues = singleton('queues', () => new Map<string, Promise<unknown>>())

/**
 * Runs calls of the same key one after the other, at all instances that share a Redis. For what is read,
 * changed and written back without a transaction, such as the list of a user's sessions.
 */
export const withLock = <T>(key: string, call: () => Promise<T>): Promise<T> =>
  withLocalLock(key, () => withSharedLock(key, call))

/** The same in this process alone, for what lies in its memory. */
export async function withLocalLock<T>(key: string, call: () => Promise<T>): Promise<T> {
  const turn = (queues.get(key) ?? Promise.resolve()).then(call, call)
  const settled = turn.catch(() => undefined)
  queues.set(key, settled)
  try {
    return await turn
  } finally {
    if (queues.get(key) === settled) queues.delete(key)
  }
}

/** A lock whose holder is gone opens after this time, ms. */
const leaseMs = 15_000

/** A caller that waits longer goes on without the lock, ms: better twice at once than never. */
const timeoutMs = 20_000

/**
 * Runs a call while no other instance runs one of the same key. Where there is no Redis, or it is away,
 * it runs at once.
 */
export async function withSharedLock<T>(key: string, call: () => Promise<T>): Promise<T> {
  const name = redisKey(`lock:${key}`)
  const holder = randomUUID()
  if (!(await acquire(name, holder))) return call()
  const renewal = setInterval(() => void renew(name, holder), leaseMs / 3)
  try {
    return await call()
  } finally {
    clearInterval(renewal)
    await release(name, holder)
  }
}

async function acquire(name: string, holder: string): Promise<boolean> {
  for (
    const start = monotonicNow();
    monotonicNow() - start < timeoutMs;
    await sleep(20 + Math.random() * 30)
  ) {
    let isAsked = false
    const answer = await tryRedis((client) => {
      isAsked = true
      return client.set(name, holder, { PX: leaseMs, condition: 'NX' })
    })
    if (answer === unanswered && isAsked) void takeBack(name, holder)
    if (answer === unanswered) return false
    if (answer === 'OK') return true
  }
  return false
}

const ifHolder = (command: string): string =>
  `if redis.call('GET', KEYS[1]) == ARGV[1] then return ${command} else return 0 end`

const renew = (name: string, holder: string): Promise<unknown> =>
  tryRedis((client) =>
    client.eval(ifHolder(`redis.call('PEXPIRE', KEYS[1], ${leaseMs})`), {
      keys: [name],
      arguments: [holder],
    }),
  )

const release = (name: string, holder: string): Promise<unknown> =>
  tryRedis((client) =>
    client.eval(ifHolder("redis.call('DEL', KEYS[1])"), { keys: [name], arguments: [holder] }),
  )

const unwanted = singleton('unwanted-locks', () => new Map<string, string>())

/**
 * A Redis that hung takes the lock for earlier callers as soon as it goes on, though they wait no longer: the
 * lock is released then.
 */
async function takeBack(name: string, holder: string): Promise<void> {
  const isUnderWay = unwanted.size > 0
  unwanted.set(holder, name)
  if (isUnderWay) return
  while (unwanted.size > 0) {
    await sleep(500, undefined, { ref: false })
    for (const [lateHolder, lateName] of unwanted) {
      if ((await release(lateName, lateHolder)) === unanswered) break
      unwanted.delete(lateHolder)
    }
  }
}
