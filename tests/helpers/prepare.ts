import { prepareDatabase } from '@/scripts/lib/database.mjs'

/**
 * Prepares the database of a test. MongoDB's stand-in now and then trips over collections that are made
 * at the same time, with a null pointer of its own; the second attempt finds them made.
 */
export async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await prepareDatabase(undefined, env)
  } catch (error) {
    const isStandIn = env.DATABASE_COMPATIBILITY === 'cosmosdb'
    if (!isStandIn || !/Unknown error: null/.test(String(error))) throw error
    await prepareDatabase(undefined, env)
  }
}
