import 'server-only'
import { databaseKind, env } from '../lib/env'
import { cms } from './cms'

/** How many turns back what others left behind is cleared away. */
const reach = 30

/**
 * Whether this instance is the one that does something this time: each turn, a number that rises, belongs
 * to the first that asks. The database decides, by a key that can be there only once, because it is there
 * also when Redis is not.
 */
export async function takesTurn(name: string, turn: number): Promise<boolean> {
  if (databaseKind === 'sqlite' && !env.REDIS_URL) return true
  const payload = await cms()
  const keyOf = (number: number) => `turn:${name}:${number}`
  try {
    await payload.create({
      collection: 'payload-kv',
      data: { key: keyOf(turn), data: {} },
      disableTransaction: true,
    })
  } catch (error) {
    const { totalDocs } = await payload.count({
      collection: 'payload-kv',
      where: { key: { equals: keyOf(turn) } },
    })
    if (totalDocs > 0) return false
    throw error
  }
  const past = Array.from({ length: reach }, (_, index) => keyOf(turn - 1 - index))
  await payload.delete({ collection: 'payload-kv', where: { key: { in: past } } })
  return true
}
