import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { processWide } from './process-wide'
import { redisKey, unanswered, viaRedis } from './redis'

/** A lock whose holder is gone opens after this time, ms. */
const lease = 15_000

/** Whoever waits longer goes on without the lock, ms: better twice at once than never. */
const patience = 20_000

/**
 * Runs a call while no other instance runs one of the same key. Where there is no Redis, or it is away,
 * it runs at once.
 */
export async function lockEverywhere<T>(key: string, call: () => Promise<T>): Promise<T> {
  const name = redisKey(`lock:${key}`)
  const holder = randomUUID()
  if (!(await acquire(name, holder))) return call()
  const renewal = setInterval(() => void renew(name, holder), lease / 3)
  try {
    return await call()
  } finally {
    clearInterval(renewal)
    await release(name, holder)
  }
}

async function acquire(name: string, holder: string): Promise<boolean> {
  for (
    const start = Date.now();
    Date.now() - start < patience;
    await sleep(20 + Math.random() * 30)
  ) {
    let isAsked = false
    const answer = await viaRedis((client) => {
      isAsked = true
      return client.set(name, holder, { PX: lease, condition: 'NX' })
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
  viaRedis((client) =>
    client.eval(ifHolder(`redis.call('PEXPIRE', KEYS[1], ${lease})`), {
      keys: [name],
      arguments: [holder],
    }),
  )

const release = (name: string, holder: string): Promise<unknown> =>
  viaRedis((client) =>
    client.eval(ifHolder("redis.call('DEL', KEYS[1])"), { keys: [name], arguments: [holder] }),
  )

const unwanted = processWide('unwanted-locks', () => new Map<string, string>())

/**
 * A Redis that hung locks for whoever asked meanwhile as soon as it goes on, though nobody waits for that any
 * more: the lock is opened then.
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
