import type { Endpoint, PayloadRequest } from 'payload'
import type { ApiKey as StoredKey } from '@/payload-types'
import {
  type ApiKey,
  ApiKeyInput,
  type ApiKeyList,
  type KeyRight,
  maxKeys,
  type NewApiKey,
} from '@/src/contract/staff/api-keys'
import { proveOwner, withAccount } from '@/collections/users/endpoints/account/proof'
import { listOwnRights } from '@/src/payload/access/key-rights'
import { getActor, isActingSuperAdmin } from '@/src/payload/access/rules'
import { writeAudit } from '@/src/payload/activity-logs/audit'
import { notAllowed, parseInput, requireStaff } from '@/src/payload/endpoints/call'
import { fieldRefusal, Refusal } from '@/src/payload/errors'
import { makeApiKey } from '@/src/platform/auth/api-key'
import { isDocumentId } from '@/src/platform/database/ids'
import { notFound } from '@/src/platform/http/messages'

const path = '/account/api-keys'

const day = 24 * 60 * 60 * 1000

/** `GET /account/api-keys`: the own keys, for super_admin those of all accounts, and the rights that a new one may have. */
const list: Endpoint = {
  path,
  method: 'get',
  handler: async (req) => {
    const { id } = requireStaff(req)
    const { docs } = await req.payload.find({
      collection: 'api-keys',
      where: isActingSuperAdmin(req) ? {} : { userId: { equals: String(id) } },
      sort: '-createdAt',
      limit: 1000,
      pagination: false,
      depth: 0,
      req,
    })
    const names = await readNames(req, docs)
    const answer: ApiKeyList = {
      keys: docs.map((doc) => describeKey(req, doc, names)),
      rights: getActor(req) ? await listOwnRights(req) : [],
    }
    return Response.json(answer)
  },
}

/** `POST /account/api-keys`: makes a key for who proves to be the owner of the account; the answer alone holds it. */
const create: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    const { id, username } = requireStaff(req)
    if (!getActor(req)) throw new Refusal(403, notAllowed)
    const { currentPassword, code, passkey, days, rights, ...input } = await parseInput(
      req,
      ApiKeyInput,
    )
    await refuseRightsBeyond(req, rights)
    const made = makeApiKey()
    const doc = await withAccount(req, async (account) => {
      await proveOwner(req, account, { currentPassword, code, passkey })
      await refuseTooMany(req, String(id))
      return req.payload.create({
        collection: 'api-keys',
        data: {
          ...input,
          rights: [...new Set(rights)],
          prefix: made.prefix,
          hash: made.hash,
          userId: String(id),
          expiresAt: new Date(Date.now() + days * day).toISOString(),
        },
        depth: 0,
        req,
      })
    })
    await log(req, 'key created', doc)
    const answer: NewApiKey = {
      message: 'The key is made',
      key: made.key,
      doc: describeKey(req, doc, new Map([[String(id), username]])),
    }
    return Response.json(answer, { status: 201 })
  },
}

/** `DELETE /account/api-keys/{id}`: revokes a key at once; super_admin those of others too. It stays in the list. */
const revoke: Endpoint = {
  path: `${path}/:id`,
  method: 'delete',
  handler: async (req) => {
    const { id: own } = requireStaff(req)
    const id = String(req.routeParams?.id)
    const doc = isDocumentId(id)
      ? await req.payload.findByID({
          collection: 'api-keys',
          id,
          depth: 0,
          disableErrors: true,
          req,
        })
      : null
    const isMine = doc?.userId === String(own)
    if (!doc || !(isMine || isActingSuperAdmin(req))) throw new Refusal(404, notFound)
    if (doc.revokedAt) throw new Refusal(409, 'The key is revoked already')
    const revokedAt = new Date().toISOString()
    await req.payload.update({ collection: 'api-keys', id, data: { revokedAt }, depth: 0, req })
    await log(req, 'key revoked', doc)
    return Response.json({ message: 'The key is revoked' })
  },
}

export const apiKeyEndpoints = [list, create, revoke]

async function refuseRightsBeyond(req: PayloadRequest, rights: KeyRight[]): Promise<void> {
  const own = await listOwnRights(req)
  const beyond = rights.filter((right) => !own.includes(right))
  if (beyond.length > 0)
    throw fieldRefusal('rights', `Your account cannot give these rights: ${beyond.join(', ')}`)
}

async function refuseTooMany(req: PayloadRequest, userId: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'api-keys',
    where: {
      and: [
        { userId: { equals: userId } },
        { revokedAt: { exists: false } },
        { expiresAt: { greater_than: new Date().toISOString() } },
      ],
    },
    req,
  })
  if (totalDocs >= maxKeys)
    throw new Refusal(409, `An account has at most ${maxKeys} valid keys. Revoke one first.`)
}

/** Reads the names of the accounts that made keys. */
async function readNames(req: PayloadRequest, keys: StoredKey[]): Promise<Map<string, string>> {
  const ids = [...new Set(keys.map(({ userId }) => userId))].filter(isDocumentId)
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { username: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map(({ id, username }) => [String(id), username]))
}

function describeKey(req: PayloadRequest, doc: StoredKey, names: Map<string, string>): ApiKey {
  const { id, name, prefix, userId, perMinute, createdAt, expiresAt, lastUsedAt, revokedAt } = doc
  const isExpired = new Date(expiresAt).getTime() <= Date.now()
  return {
    id: String(id),
    name,
    prefix,
    username: names.get(userId) ?? null,
    isOwn: userId === String(req.user?.id),
    rights: doc.rights as KeyRight[],
    perMinute,
    createdAt,
    expiresAt,
    lastUsedAt: lastUsedAt ?? null,
    revokedAt: revokedAt ?? null,
    state: revokedAt ? 'revoked' : isExpired ? 'expired' : 'active',
  }
}

const log = (req: PayloadRequest, action: 'key created' | 'key revoked', doc: StoredKey) =>
  writeAudit(req, {
    action,
    resourceType: 'api-keys',
    resourceId: String(doc.id),
    details: { title: `${doc.name} (${doc.prefix})`, rights: doc.rights },
  })
