import type {
  Access,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { type KeyRight, keyVerbs } from '@/src/contract/staff/api-keys'
import { rightsOfCall } from '@/src/domain/staff-api/endpoints'
import { getActingKey } from '@/src/platform/auth/api-key'
import { type GuardedCollection, matrix } from './matrix'
import type { Rule, Verb } from './rule'

/**
 * Collections that no key opens: by accounts and keys it could raise its rights; what is asked for, decided, said or published
 * together is the matter of people.
 */
const closed: readonly string[] = ['users', 'api-keys', 'approvals', 'comments', 'releases']

/** Rules by a permission, under which a cell is open or not. Those about what belongs to a person open nothing to a key. */
const isGrantable = (rule: Rule): boolean =>
  /^(?:may|visible):|^(?:superAdmin|site|pictures|everyone)$/.test(rule)

/** Cells of the access matrix that can be chosen for a key. All others are closed to keys, and so is a new row of another kind. */
export const grantableRights: readonly KeyRight[] = (
  Object.keys(matrix) as GuardedCollection[]
).flatMap((slug) =>
  closed.includes(slug) || slug.startsWith('payload-')
    ? []
    : keyVerbs
        .filter((verb) => isGrantable(matrix[slug][verb]))
        .map((verb) => `${slug}:${verb}` as const),
)

/** Lists the rights that a call by a key takes; undefined for a call that no key can make. */
export function rightsOfKeyCall(method: string, path: string[]): KeyRight[] | undefined {
  const rights = rightsOfCall(method, path)
  return rights?.every((right) => grantableRights.includes(right)) ? rights : undefined
}

/** Lists what the caller may give to a key: cells that are open to the account as a whole at this moment. */
export async function listOwnRights(req: PayloadRequest): Promise<KeyRight[]> {
  const own = await Promise.all(
    grantableRights.map(async (right) => {
      const [slug, verb] = right.split(':') as [GuardedCollection, Verb]
      return (await req.payload.collections[slug].config.access[verb]({ req })) === true
    }),
  )
  return grantableRights.filter((_, index) => own[index])
}

/**
 * Closes a collection to keys without the right for it. The rule of the matrix is asked after that, about the account that made
 * the key, so that a key can never do more than that account can now.
 */
export function limitKeys(
  slug: string,
  access: SanitizedCollectionConfig['access'],
): SanitizedCollectionConfig['access'] {
  const limited = Object.entries(access).map(([verb, rule]: [string, Access | undefined]) => {
    const asked: Access = (args) =>
      allowsKey(args.req, `${slug}:${verb}` as KeyRight) && rule !== undefined && rule(args)
    return [verb, rule && asked]
  })
  return Object.fromEntries(limited) as SanitizedCollectionConfig['access']
}

/** Leaves the settings of the site to people. */
export function closeToKeys(
  access: SanitizedGlobalConfig['access'],
): SanitizedGlobalConfig['access'] {
  const isPerson = (req: PayloadRequest) => !getActingKey(req.user)
  const { read, readVersions, update } = access
  return {
    ...access,
    read: (args) => (isPerson(args.req) ? read(args) : false),
    readVersions: (args) => (isPerson(args.req) ? readVersions(args) : false),
    update: (args) => (isPerson(args.req) ? update(args) : false),
  }
}

/** Returns true for a person, and for a key with the right. */
function allowsKey({ user }: Pick<PayloadRequest, 'user'>, right: KeyRight): boolean {
  const key = getActingKey(user)
  return !key || (grantableRights.includes(right) && key.rights.includes(right))
}
