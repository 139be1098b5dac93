import 'server-only'
import type { Readiness } from '../contract/readiness'
import { hasRedis, unanswered, tryRedis } from '../lib/redis/connection'
import { getHealth } from './health'

/** What an instance needs to serve; without Redis it goes on alone, so that alone is no reason. */
export async function getReadiness(): Promise<Readiness> {
  const [health, redis] = await Promise.all([getHealth(), tryRedis((client) => client.ping())])
  const { isReachable } = health.database
  return {
    isReady: isReachable,
    database: isReachable,
    redis: hasRedis() ? redis !== unanswered : null,
  }
}
