import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { rightsOfKeyCall } from '@/src/payload/access/key-rights'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import {
  type ActingKey,
  getActingKey,
  type GivenKey,
  isKeyOfHash,
  readApiKey,
  userOfKey,
} from '@/src/platform/auth/api-key'
import { isPasswordExpired } from '@/src/platform/auth/passwords'
import { HttpError } from '@/src/platform/errors/http-error'
import { countCall, limitCalls, type RateLimit } from '@/src/platform/http/rate-limit'

/** A key as the database has it. */
interface StoredKey {
  id: string
  name: string
  prefix: string
  hash: string
  userId: string
  rights: string[]
  perMinute: number
  expiresAt: string | Date
  lastUsedAt?: string | Date | null
  revokedAt?: string | Date | null
}

/** Refused keys of one client, which get 401; further ones get 429 and are not logged. Valid keys do not count. */
const refused: RateLimit = { name: 'api-key-refused', points: 30, seconds: 10 * 60 }

const notValid = 'This API key is not valid'

/** Time between two writes of the last use of a key, ms: each call of a busy program must not be one. */
const lastUseStep = 60_000

/**
 * Returns the user of the API key of a call: the account that made the key, as it is at this moment, with the key that bounds
 * it. Undefined for a call without a key.
 * @throws HttpError 401 for a key that is not valid, 429 where it or its client called too often
 */
export async function acceptKey(payload: Payload, request: Request): Promise<object | undefined> {
  const given = readApiKey(request.headers)
  if (!given) return undefined
  const found = await findKey(payload, given)
  const end = found && endOf(found)
  const user = found && !end ? await findMaker(payload, found) : undefined
  if (!found || !user) return refuse(payload, request, end ?? notValid, found)
  const { id, name, rights, perMinute } = found
  // A limiter keeps the points that it began with, so each limit has one of its own.
  await countCall({ name: `api-key-${perMinute}`, points: perMinute, seconds: 60 }, String(id))
  await storeLastUse(payload, found)
  const apiKey: ActingKey = { id: String(id), name, rights }
  return Object.assign(user, { collection: 'users' as const, _strategy: 'api-key', apiKey })
}

/**
 * Refuses what the key of the call that is under way does not open; lets calls of people through.
 * @throws HttpError 403
 */
export function refuseBeyondKey(method: string, path: string[]): void {
  const key = getActingKey(userOfKey())
  if (!key) return
  const rights = rightsOfKeyCall(method, path)
  if (!rights) throw new HttpError(403, 'This call is not open to API keys')
  const missing = rights.filter((right) => !key.rights.includes(right))
  if (missing.length > 0)
    throw new HttpError(403, `This API key lacks the rights ${missing.join(', ')}`)
}

/** Finds a key by its prefix, which is no secret, and compares the rest. */
async function findKey({ db }: Payload, given: GivenKey): Promise<StoredKey | undefined> {
  if (given.prefix === undefined) return undefined
  const where = { prefix: { equals: given.prefix } }
  const found = await db.findOne<StoredKey>({ collection: 'api-keys', where })
  return found && isKeyOfHash(given, found.hash) ? found : undefined
}

function endOf({ expiresAt, revokedAt }: StoredKey): string | undefined {
  if (revokedAt) return 'This API key was revoked'
  return new Date(expiresAt).getTime() <= Date.now() ? 'This API key has expired' : undefined
}

/** Reads the account whose rights bound the key; undefined where it is gone, or cannot sign in itself. */
async function findMaker(payload: Payload, { userId }: StoredKey): Promise<TypedUser | undefined> {
  const user = await payload.findByID({
    collection: 'users',
    id: userId,
    depth: 0,
    disableErrors: true,
  })
  if (!user || isPasswordExpired(user)) return undefined
  const { sessions: _, ...rest } = user
  return rest
}

async function refuse(
  payload: Payload,
  request: Request,
  message: string,
  found: StoredKey | undefined,
): Promise<never> {
  await limitCalls(refused, request)
  const req = await createLocalReq({}, payload)
  await writeAudit(req, {
    action: 'key refused',
    resourceType: 'api-keys',
    resourceId: found && String(found.id),
    details: found ? { title: `${found.name} (${found.prefix})` } : {},
  })
  throw new HttpError(401, message, { 'WWW-Authenticate': 'Bearer error="invalid_token"' })
}

/** Stores when a key was used; a call does not fail by it. */
async function storeLastUse({ db, logger }: Payload, key: StoredKey): Promise<void> {
  const now = Date.now()
  if (key.lastUsedAt && now - new Date(key.lastUsedAt).getTime() < lastUseStep) return
  try {
    await db.updateOne({
      collection: 'api-keys',
      id: key.id,
      data: { lastUsedAt: new Date(now).toISOString(), updatedAt: null },
      returning: false,
    })
  } catch (err) {
    logger.warn({ err, msg: 'The last use of an API key could not be stored' })
  }
}
