import { z } from 'zod'
import { OwnerProof } from './account'

/** Verbs of rights: the columns of the access matrix. */
export const keyVerbs = ['read', 'create', 'update', 'delete', 'readVersions'] as const

export type KeyVerb = (typeof keyVerbs)[number]

/** A cell of the access matrix, such as `products:read`. */
export type KeyRight = `${string}:${KeyVerb}`

/** Groups rights by their collection, in the order of both. */
export function groupRights(rights: readonly string[]): [string, KeyVerb[]][] {
  const groups = new Map<string, KeyVerb[]>()
  for (const right of rights) {
    const [collection = '', verb] = right.split(':')
    const known = keyVerbs.find((each) => each === verb)
    if (known) groups.set(collection, [...(groups.get(collection) ?? []), known])
  }
  return [...groups]
}

/** Calls a minute of which one is chosen for a key. */
export const keyLimits = [60, 300, 1200] as const

/** The longest time for which a key is valid. */
export const maxKeyDays = 365

/** Keys of one account that are valid at the same time. */
export const maxKeys = 20

const Right = z
  .string('must be a text')
  .max(80)
  .regex(new RegExp(`^[a-z][a-z-]*:(${keyVerbs.join('|')})$`), 'must be like products:read')
  .transform((text) => text as KeyRight)

/** Body of POST /admin/account/api-keys. */
export const ApiKeyInput = OwnerProof.extend({
  name: z.string('must be a text').trim().min(1, 'Name is required').max(100),
  rights: z
    .array(Right)
    .min(1, 'Choose at least one right')
    .max(200)
    .describe('Collection and verb each, such as `products:read`; none that the caller lacks'),
  days: z.number().int().min(1).max(maxKeyDays).describe('Days until it expires'),
  perMinute: z.union(keyLimits.map((limit) => z.literal(limit))).describe('Calls a minute'),
}).meta({ id: 'ApiKeyInput' })
export type ApiKeyInput = z.input<typeof ApiKeyInput>

/** A key, without its secret. */
export const ApiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string().describe('What the key begins with'),
    username: z.string().nullable().describe('Who made it, and whose rights bound its own'),
    isOwn: z.boolean(),
    rights: z.array(z.string()),
    perMinute: z.number().int(),
    createdAt: z.string(),
    expiresAt: z.string(),
    lastUsedAt: z.string().nullable().describe('To the minute'),
    revokedAt: z.string().nullable(),
    state: z.enum(['active', 'expired', 'revoked']),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

/** Answer of GET /admin/account/api-keys, the latest first. */
export const ApiKeyList = z
  .object({
    keys: z.array(ApiKey).describe('The own ones; for super_admin those of every account'),
    rights: z.array(z.string()).describe('Those that the caller may give to a key'),
  })
  .meta({ id: 'ApiKeyList' })
export type ApiKeyList = z.infer<typeof ApiKeyList>

/** Answer of POST /admin/account/api-keys. */
export const NewApiKey = z
  .object({
    message: z.string(),
    key: z.string().describe('The key itself, which no other answer holds'),
    doc: ApiKey,
  })
  .meta({ id: 'NewApiKey' })
export type NewApiKey = z.infer<typeof NewApiKey>
