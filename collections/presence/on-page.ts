import type { Payload } from 'payload'
import type { Person, PresenceInput } from '@/src/contract/staff/presence'

/** An account that says nothing for so long is forgotten, ms. */
const forgottenMs = 30_000

/** More than any staff has open. */
const maxRead = 2000

const keyPrefix = 'presence:'

/** Character behind that at which the prefix ends: keys of presence lie before it. */
const keyEnd = keyPrefix.replace(/:$/, ';')

const collection = 'payload-kv'

interface Entry {
  id: string
  /** There is one entry for each account at a document: the database sees to it. */
  key: string
  /** `until`: ms since 1970, by the clock of the instance that wrote it. */
  data: { userId: string; username: string; document: string; until: number }
}

/**
 * Records in Payload's key-value store, which all instances share, that an account is at a document or leaves it, and
 * deletes what is over.
 * @returns the other people at the document
 */
export async function peopleOnPage(
  payload: Payload,
  user: { id: string; username: string },
  input: PresenceInput,
): Promise<Person[]> {
  const document = `${input.collection}/${input.id}`
  const key = `${keyPrefix}${document}:${user.id}`
  const now = Date.now()
  const entries = await readEntries(payload)
  // A clock that was set back would have everybody stay for that long; those of instances differ by seconds.
  const isHere = ({ data: { until } }: Entry) => until > now && until <= now + 2 * forgottenMs
  const isOver = (entry: Entry) => (entry.key === key ? input.isLeaving === true : !isHere(entry))
  const over = entries.filter(isOver).map(({ id }) => id)
  if (over.length > 0)
    await payload.db.deleteMany({ collection, where: { id: { in: over } }, req: {} })

  const own = entries.find((entry) => entry.key === key)
  // Written again when half of its time is over, so that most calls write nothing.
  const isFresh = own && isHere(own) && own.data.until - now >= forgottenMs / 2
  if (!input.isLeaving && !isFresh) {
    const data = { userId: user.id, username: user.username, document, until: now + forgottenMs }
    await write(payload, key, data)
  }
  return entries
    .filter((entry) => isHere(entry))
    .filter(({ data }) => data.document === document && data.userId !== user.id)
    .map(({ data }) => data.username)
    .sort()
    .map((username) => ({ username, place: 'page' }))
}

/** Reads all entries: the index finds them by the beginning of their keys, and there are as many as open pages of staff. */
async function readEntries({ db }: Payload): Promise<Entry[]> {
  const { docs } = await db.find<Entry>({
    collection,
    where: { and: [{ key: { greater_than: keyPrefix } }, { key: { less_than: keyEnd } }] },
    limit: maxRead,
    pagination: false,
    req: {},
  })
  return docs
}

/** Two windows of one account may write the same key at the same moment: one of them is enough. */
async function write({ kv }: Payload, key: string, data: Entry['data']): Promise<void> {
  try {
    await kv.set(key, data)
  } catch (error) {
    if (!(await kv.has(key))) throw error
  }
}
