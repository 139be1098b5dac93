import { singleton } from '../singleton'
import { redisKey, unanswered, tryRedis } from './connection'

const here = singleton('notes', () => new Map<string, Map<string, number>>())

/**
 * Notes an entry on a list that all instances share, for some time.
 * @returns all entries of the list, this one among them
 */
export async function announce(
  list: string,
  entry: string,
  milliseconds: number,
): Promise<string[]> {
  const now = Date.now()
  const own = here.get(list) ?? new Map<string, number>()
  here.set(list, own)
  for (const [other, until] of own) if (until < now) own.delete(other)
  own.set(entry, now + milliseconds)

  const key = redisKey(`notes:${list}`)
  const shared = await tryRedis(async (client) => {
    await client.zAdd(key, { score: now + milliseconds, value: entry })
    await client.pExpire(key, milliseconds)
    return client.zRangeByScore(key, now, '+inf')
  })
  return [...new Set([...own.keys(), ...(shared === unanswered ? [] : shared)])]
}

/** Takes an entry off the list. */
export async function withdraw(list: string, entry: string): Promise<void> {
  here.get(list)?.delete(entry)
  await tryRedis((client) => client.zRem(redisKey(`notes:${list}`), entry))
}
