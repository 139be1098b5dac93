import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { ApiKeyInput, groupRights } from '@/src/contract/staff/api-keys'
import { rightsOfCall } from '@/src/domain/staff-api/endpoints'
import { closeToKeys, grantableRights, limitKeys } from '@/src/payload/access/key-rights'
import { isKeyOfHash, makeApiKey, readApiKey } from '@/src/platform/auth/api-key'

const keyIn = (Authorization: string) => readApiKey(new Headers({ Authorization }))

describe('an API key', () => {
  const made = makeApiKey()

  it('is read from a bearer token that begins as keys do', () => {
    for (const scheme of ['Bearer', 'bearer', 'Bearer  '])
      expect(keyIn(`${scheme} ${made.key}`)).toEqual({ key: made.key, prefix: made.prefix })
    for (const other of [
      made.key,
      `JWT ${made.key}`,
      'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x',
      'Bearer',
    ])
      expect(keyIn(other), other).toBeUndefined()
    expect(readApiKey(new Headers())).toBeUndefined()
  })

  it('without the form of one has no prefix to look for', () => {
    for (const key of ['tk_', 'tk_0', `${made.key}x`, made.prefix])
      expect(keyIn(`Bearer ${key}`)?.prefix).toBeUndefined()
  })

  it('is that of its hash alone', () => {
    const other = makeApiKey()
    expect(isKeyOfHash({ key: made.key }, made.hash)).toBe(true)
    expect(isKeyOfHash({ key: other.key }, made.hash)).toBe(false)
    expect(isKeyOfHash({ key: made.hash }, made.hash)).toBe(false)
    expect(other.prefix).not.toBe(made.prefix)
  })
})

describe('the rights of a call', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  it.each([
    ['GET', 'products', ['products:read']],
    ['GET', `products/${id}`, ['products:read']],
    ['GET', 'products/{id}', ['products:read']],
    ['GET', 'media/file/a.webp', ['media:read']],
    ['GET', `products/versions/${id}`, ['products:readVersions']],
    ['POST', `products/${id}/duplicate`, ['products:read', 'products:create']],
    ['PATCH', `products/${id}/languages`, ['products:update']],
    ['DELETE', 'news', ['news:read', 'news:delete']],
    ['POST', 'products/import', ['products:read', 'products:create', 'products:update']],
  ])('%s %s are %j', (method, path, rights) => {
    expect(rightsOfCall(method, path.split('/'))).toEqual(rights)
  })

  it.each([
    ['POST', 'login'],
    ['GET', 'account/api-keys'],
    ['POST', `account/${id}`],
    ['GET', 'inquiries/export'],
    ['POST', 'products/bulk'],
    ['GET', `job-applications/${id}/files/a.pdf`],
    ['POST', `products/versions/${id}`],
    ['POST', `releases/${id}/publish`],
  ])('%s %s open nothing to a key', (method, path) => {
    const rights = rightsOfCall(method, path.split('/')) ?? []
    expect(rights.filter((right) => grantableRights.includes(right))).toEqual([])
  })
})

describe('rights that can be given', () => {
  it('are none about accounts, keys, locks, preferences and decisions', () => {
    const open = new Set(groupRights(grantableRights).map(([collection]) => collection))
    expect([...open].filter((slug) => slug.startsWith('payload-'))).toEqual([])
    for (const slug of ['users', 'api-keys', 'approvals', 'comments', 'releases'])
      expect(open.has(slug), slug).toBe(false)
    expect(open.has('products')).toBe(true)
  })

  it('have the form of a cell, and are each chosen once', () => {
    const input = { name: 'ERP', days: 30, perMinute: 60, currentPassword: 'x' }
    const isTaken = (rights: unknown) => ApiKeyInput.safeParse({ ...input, rights }).success
    expect(isTaken([...grantableRights])).toBe(true)
    for (const rights of [[], ['products'], ['products:*'], ['__proto__:read'], 'products:read'])
      expect(isTaken(rights), String(rights)).toBe(false)
  })
})

describe('the access of a collection', () => {
  const own = { user: { equals: '1' } }
  const access = limitKeys('products', {
    admin: () => true,
    create: () => false,
    delete: () => true,
    read: () => own,
    readVersions: () => true,
    unlock: () => true,
    update: () => true,
  })
  const callBy = (apiKey?: object) => ({ req: { user: { apiKey } } as unknown as PayloadRequest })
  const keyWith = (...rights: string[]) => callBy({ id: '1', name: 'ERP', rights })

  it('is that of its rules for a person', () => {
    expect(access.update(callBy())).toBe(true)
    expect(access.create(callBy())).toBe(false)
    expect(access.read(callBy())).toBe(own)
  })

  it('is closed to a key without the right, and otherwise no wider than the rule', () => {
    const key = keyWith('products:read', 'products:create')
    expect(access.read(key)).toBe(own)
    expect(access.create(key)).toBe(false)
    for (const verb of ['update', 'delete', 'readVersions', 'unlock', 'admin'] as const)
      expect(access[verb]?.(key as never), verb).toBe(false)
    // What is stored in a key opens nothing that no key can have.
    for (const verb of ['unlock', 'admin'] as const)
      expect(access[verb]?.(keyWith(`products:${verb}`) as never), verb).toBe(false)
    expect(limitKeys('users', access).read(keyWith('users:read'))).toBe(false)
  })

  it('of settings is that of people', () => {
    const settings = closeToKeys({ read: () => true, readVersions: () => true, update: () => true })
    for (const verb of ['read', 'readVersions', 'update'] as const) {
      expect(settings[verb]?.(callBy()), verb).toBe(true)
      expect(settings[verb]?.(keyWith(...grantableRights)), verb).toBe(false)
    }
  })
})
