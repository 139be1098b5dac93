import 'server-only'
import type { Readiness } from '../contract/server'
import { hasRedis, unanswered, tryRedis } from '../platform/redis/connection'
import { getHealth } from './health'

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
