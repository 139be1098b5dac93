import 'server-only'
import { version } from '@/package.json'
import type { Health, Readiness } from '../contract/server'
import { isDatabaseDamaged } from '../platform/database/damage'
import { databaseKind } from '../platform/env'
import { log } from '../platform/log/log'
import { hasRedis, tryRedis, unanswered } from '../platform/redis/connection'
import { getPayload } from './payload'

/** Longest wait for an answer of the database, ms. */
const timeoutMs = 3000

/** State of the site. A database that is away or slow is an answer, not an error. */
export async function getHealth(): Promise<Health> {
  const isReachable = await answersInTime()
  return {
    status: isReachable ? 'ok' : 'unavailable',
    message: isReachable ? 'The site serves' : 'The database does not answer',
    version,
    database: { kind: databaseKind, isReachable },
  }
}

async function answersInTime(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs)
  })
  try {
    return await Promise.race([answers(), tooLate])
  } catch (error) {
    log.warn({ err: error, msg: 'The database does not answer' })
    return false
  } finally {
    clearTimeout(timer)
  }
}

async function answers(): Promise<boolean> {
  const payload = await getPayload()
  if (isDatabaseDamaged()) return false
  await payload.count({ collection: 'categories' })
  return true
}

/**
 * Checks the services that an instance needs; it works alone without Redis, so a missing Redis is no reason to refuse.
 */
export async function getReadiness(): Promise<Readiness> {
  const [health, redis] = await Promise.all([getHealth(), tryRedis((client) => client.ping())])
  const { isReachable } = health.database
  return {
    isReady: isReachable,
    database: isReachable,
    redis: hasRedis() ? redis !== unanswered : null,
  }
}
