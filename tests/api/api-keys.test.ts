import { createHash } from 'node:crypto'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { grantableRights } from '@/src/payload/access/key-rights'
import { accountPassword, newAccount } from '../helpers/accounts'
import { askForKey, newKey, revokeKey } from '../helpers/api-keys'
import { writeDate } from '../helpers/date-back'
import { newCategory, unique } from '../helpers/samples'
import { signIn, signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'

let superToken: string
beforeAll(async () => {
  superToken = await signInAsSuperAdmin()
})

const productRights = ['products:read', 'products:create', 'products:update']

const newEditor = async (rights = productRights) => {
  const account = await newAccount(superToken, 'product_admin')
  const made = await newKey({ token: account.token, password: accountPassword, rights })
  return { ...made, account }
}

const outcome = async (path: string, token: string, call: object = {}) => {
  const { status, body } = await staffCall(path, { token, ...call })
  return [status, body.message]
}

const notValid = [401, 'This API key is not valid']

const listOf = async (token: string) => (await staffCall('/account/api-keys', { token })).body

describe('a key', () => {
  it('reads and writes what was chosen, in the name of who made it', async () => {
    const { key, account, id } = await newEditor()
    const body = { name: unique('By a program'), categoryId: (await newCategory(superToken)).id }
    const created = await staffCall('/products', { token: key, method: 'POST', body })
    expect(created.status, JSON.stringify(created.body)).toBe(201)
    const path = `/products/${created.body.doc.id}`
    const change = { method: 'PATCH', body: { isFeatured: true } }
    expect((await staffCall(path, { token: key, ...change })).body.doc.isFeatured).toBe(true)
    expect((await staffCall(path, { token: key })).body.name).toBe(body.name)
    expect(await outcome(path, key, { method: 'DELETE' })).toEqual([
      403,
      'This API key lacks the rights products:delete',
    ])
    const { docs } = (
      await staffCall(`/activity-logs?where[resourceId][equals]=${created.body.doc.id}`, {
        token: superToken,
      })
    ).body
    expect(docs).toHaveLength(2)
    for (const entry of docs)
      expect(entry).toMatchObject({ username: account.username, details: { apiKey: 'For tests' } })
    const [listed] = (await listOf(account.token)).keys
    expect(listed).toMatchObject({ id, state: 'active', isOwn: true })
    expect(Date.now() - new Date(listed.lastUsedAt).getTime()).toBeLessThan(60_000)
  })

  it('is shown once, and nothing of it but the prefix is in any other answer', async () => {
    const { key, account } = await newEditor()
    expect(key).toMatch(/^tk_[\da-f]{8}_[\w-]{43}$/)
    const hash = createHash('sha256').update(key).digest('hex')
    const secret = key.slice(12)
    for (const [path, token] of [
      ['/account/api-keys', account.token],
      ['/account/api-keys', superToken],
      ['/activity-logs?limit=50', superToken],
      ['/api-keys', superToken],
    ] as const) {
      const text = JSON.stringify((await staffCall(path, { token })).body)
      expect(text).not.toContain(secret)
      expect(text).not.toContain(hash)
    }
    // Who reads the database has the hash, which opens nothing.
    const prefix = key.slice(0, 11)
    for (const stolen of [hash, `${prefix}_${hash}`, `${prefix}_${hash.slice(0, 43)}`, prefix])
      expect((await staffCall('/products/versions', { token: stolen })).status).toBe(401)
    expect(await outcome('/products', `${prefix}_${hash.slice(0, 43)}`)).toEqual(notValid)
  })

  it('opens neither accounts nor sessions, keys, settings, releases or what is open to no key', async () => {
    const { key } = await newKey({ token: superToken, rights: [...grantableRights] })
    for (const [method, path] of [
      ['GET', '/verify'],
      ['GET', '/users'],
      ['GET', '/users/me'],
      ['POST', '/users/refresh-token'],
      ['POST', '/users/logout'],
      ['POST', '/login'],
      ['GET', '/account/sessions'],
      ['DELETE', '/account/sessions'],
      ['POST', '/account/password'],
      ['POST', '/account/second-factor'],
      ['POST', '/account/passkeys'],
      ['POST', '/login/passkey'],
      ['GET', '/account/api-keys'],
      ['POST', '/account/api-keys'],
      ['POST', '/view-as'],
      ['POST', '/users/invite'],
      ['GET', '/globals/site-settings'],
      ['POST', '/globals/site-settings'],
      ['GET', '/inquiries/export'],
      ['POST', '/products/bulk'],
      ['POST', '/releases'],
      ['GET', '/comments'],
      ['GET', '/overview'],
      ['POST', '/payload-preferences/x'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined
      const refused = await staffCall(path, { token: key, method, body })
      expect([path, refused.status], JSON.stringify(refused.body)).toEqual([path, 403])
      expect(refused.body.message).toBe('This call is not open to API keys')
    }
    const fetched = (path: string) =>
      fetch(testServer().baseUrl + path, {
        headers: { Authorization: `Bearer ${key}` },
        redirect: 'manual',
      })
    const { id } = (await staffCall('/products?limit=1', { token: superToken })).body.docs[0] ?? {}
    expect((await fetched(`/api/preview?collection=products&id=${id}`)).status).not.toBe(307)
    expect(await (await fetched('/admin')).text()).not.toContain('For tests')
    const upload = await fetch(`${testServer().baseUrl}/api/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
      body: new FormData(),
    })
    expect(upload.status).toBe(401)
  })

  it('is taken from the header alone, and counts in place of a cookie beside it', async () => {
    const { key, account } = await newEditor(['products:read'])
    expect((await staffCall(`/products?token=${key}`)).status).toBe(400)
    const cookie = `payload-token=${account.token}`
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const asCookie = { headers: { ...headers, Cookie: `payload-token=${key}` } }
    expect((await staffCall('/products/versions', asCookie)).status).toBe(401)
    const both = { token: key, headers: { ...headers, Cookie: cookie } }
    expect((await staffCall('/products/versions', both)).status).toBe(403)
    for (const scheme of ['JWT', 'users API-Key', 'Basic'])
      expect(
        (await staffCall('/products/versions', { headers: { Authorization: `${scheme} ${key}` } }))
          .status,
      ).toBe(401)
  })

  it('is named by the OpenAPI document at the calls that take it', async () => {
    const document = await fetch(`${testServer().baseUrl}/api/openapi.json`)
    const { paths, components } = (await document.json()) as {
      paths: Record<string, Record<string, { security?: object[] }>>
      components: { securitySchemes: object }
    }
    expect(components.securitySchemes).toHaveProperty('apiKey')
    const takesKey = (method: string, path: string) =>
      paths[path]?.[method]?.security?.some((scheme) => 'apiKey' in scheme)
    expect(takesKey('post', '/admin/products')).toBe(true)
    expect(takesKey('patch', '/admin/products/{id}/languages')).toBe(true)
    expect(takesKey('get', '/admin/job-applications/{id}')).toBe(true)
    for (const path of ['/admin/users', '/admin/account/api-keys', '/admin/releases'])
      expect(takesKey('get', path), path).toBe(false)
  })

  it('filters by no field of a record that it does not open', async () => {
    const { key } = await newEditor(['products:read'])
    const path = '/products?where[categoryId.name][like]=a'
    expect((await staffCall(path, { token: key })).status).toBe(400)
    expect((await staffCall(path, { token: superToken })).status).toBe(200)
  })
})

describe('a new key', () => {
  it.each([
    ['a wrong password', { password: 'not-the-right-one' }, 'current password'],
    ['no rights', { rights: [] }, 'at least one right'],
    ['rights of others', { rights: ['news:read', 'users:read'] }, 'news:read, users:read'],
    ['a right that nobody has', { rights: ['products:publish'] }, 'rights'],
    ['no end', { days: 0 }, 'days'],
    ['an end in two years', { days: 730 }, 'days'],
    ['a limit of its own', { perMinute: 100_000 }, 'perMinute'],
  ])('is refused with %s', async (_, more, message) => {
    const { token } = await newAccount(superToken, 'product_admin')
    const asked = { token, password: accountPassword, rights: ['products:read'] }
    const refused = await askForKey({ ...asked, ...more })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(message)])
    expect((await listOf(token)).keys).toEqual([])
  })

  it('needs a code where the account has a second factor', async () => {
    const account = await newAccount(superToken, 'product_admin')
    const post = (path: string, body: object) =>
      staffCall(`/account/second-factor${path}`, { token: account.token, method: 'POST', body })
    const { secret } = (await post('', { currentPassword: accountPassword })).body
    const totp = new TOTP({ secret })
    const { recoveryCodes } = (await post('/confirm', { code: totp.generate() })).body
    const asked = { token: account.token, password: accountPassword, rights: ['products:read'] }
    for (const code of [undefined, '000000'])
      expect((await askForKey({ ...asked, code })).status, code).toBe(400)
    expect((await askForKey({ ...asked, code: recoveryCodes[0] })).status).toBe(201)
  })

  it('is one of twenty at most', async () => {
    const { token } = await newAccount(superToken, 'product_admin')
    const asked = { token, password: accountPassword, rights: ['products:read'] }
    let last = ''
    for (let count = 0; count < 20; count += 1) last = (await newKey(asked)).id
    expect((await askForKey(asked)).status).toBe(409)
    await revokeKey(token, last)
    expect((await askForKey(asked)).status).toBe(201)
  })

  it('is listed for its maker and for super_admin, and for nobody else', async () => {
    const { id, account } = await newEditor()
    const other = await newAccount(superToken, 'product_admin')
    const idsOf = async (token: string) =>
      (await listOf(token)).keys.map((key: { id: string }) => key.id)
    expect(await idsOf(account.token)).toEqual([id])
    expect(await idsOf(superToken)).toContain(id)
    expect(await idsOf(other.token)).toEqual([])
    expect((await revokeKey(other.token, id)).status).toBe(404)
    expect((await staffCall('/account/api-keys')).status).toBe(401)
  })
})

describe('a key ends', () => {
  const draftsBy = (key: string) => staffCall('/products/versions', { token: key })

  it('when it is revoked, by its maker or a super_admin', async () => {
    for (const isOwn of [true, false]) {
      const { key, id, account } = await newEditor()
      const by = isOwn ? account.token : superToken
      expect((await revokeKey(by, id)).status).toBe(200)
      expect(await outcome('/products', key)).toEqual([401, 'This API key was revoked'])
      expect((await revokeKey(by, id)).status).toBe(409)
      expect((await listOf(account.token)).keys[0].state).toBe('revoked')
    }
  })

  it('on its day', async () => {
    const { key, id, account } = await newEditor()
    const uri = String(testServer().environment.DATABASE_URI)
    await writeDate(uri, 'api-keys', id, 'expiresAt', new Date(Date.now() - 1000))
    expect(await outcome('/products', key)).toEqual([401, 'This API key has expired'])
    expect((await listOf(account.token)).keys[0].state).toBe('expired')
  })

  it('with its account, and with an initial password that is over', async () => {
    const { key, id, account } = await newEditor()
    const uri = String(testServer().environment.DATABASE_URI)
    await writeDate(uri, 'users', account.id, 'passwordExpiresAt', new Date(Date.now() - 1000))
    expect(await outcome('/products', key)).toEqual(notValid)
    await staffCall(`/users/${account.id}`, { token: superToken, method: 'DELETE' })
    expect(await outcome('/products', key)).toEqual(notValid)
    const { keys } = await listOf(superToken)
    expect(keys.map((one: { id: string }) => one.id)).not.toContain(id)
  })

  it('loses at once what its maker loses', async () => {
    const { key, account } = await newEditor([...productRights, 'products:readVersions'])
    expect((await draftsBy(key)).status).toBe(200)
    const change = (body: object) =>
      staffCall(`/users/${account.id}`, { token: superToken, method: 'PATCH', body })
    await change({ role: 'news_admin' })
    expect((await draftsBy(key)).status).toBe(403)
    const body = { name: unique('Not any more') }
    expect((await staffCall('/products', { token: key, method: 'POST', body })).status).toBe(403)
    await change({ role: 'super_admin' })
    expect((await draftsBy(key)).status).toBe(200)
    // More rights of the maker are none of the key's.
    expect((await staffCall('/news/versions', { token: key })).status).toBe(403)
  })

  it('no sooner than that: a sign-out or another password of its maker ends sessions alone', async () => {
    const { key, account } = await newEditor()
    const body = { currentPassword: accountPassword, newPassword: 'Quiet-harbour-3' }
    await staffCall('/account/password', { token: account.token, method: 'POST', body })
    await signIn(account.username, 'Quiet-harbour-3')
    expect((await staffCall('/products', { token: key })).status).toBe(200)
  })
})

describe('calls by keys', () => {
  it('are limited by the key, and no other key waits for it', async () => {
    const account = await newAccount(superToken, 'product_admin')
    const asked = { token: account.token, password: accountPassword, rights: ['products:read'] }
    const { key } = await newKey({ ...asked, perMinute: 60 })
    const other = await newKey({ ...asked, perMinute: 60 })
    const call = () => staffCall('/products/count', { token: key })
    for (let count = 0; count < 60; count += 1) expect((await call()).status).toBe(200)
    const late = await call()
    expect(late.status).toBe(429)
    expect(late.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await staffCall('/products/count', { token: other.key })).status).toBe(200)
  })

  it('with a wrong key are logged, and from the 31st on only counted; a valid key still works', async () => {
    const { key } = await newEditor()
    const headers = { 'X-Forwarded-For': '192.0.2.41' }
    const call = (token: string) => staffCall('/products/count', { token, headers })
    const wrong = `tk_00000000_${'A'.repeat(43)}`
    const statuses = new Set<number>()
    for (let count = 0; count < 31; count += 1) statuses.add((await call(wrong)).status)
    expect(statuses.has(401)).toBe(true)
    const last = await call(wrong)
    expect(last.status).toBe(429)
    expect((await call(key)).status).toBe(200)
    const where = 'where[action][equals]=key refused'
    const { docs } = (await staffCall(`/activity-logs?${where}&limit=1`, { token: superToken }))
      .body
    expect(docs).toHaveLength(1)
    expect(JSON.stringify(docs)).not.toContain('tk_00000000')
  })

  it('are refused in the form of every other refusal', async () => {
    const refused = await staffCall('/products', { token: 'tk_unknown' })
    expect([401, 429]).toContain(refused.status)
    expect(refused.body).toMatchObject({ message: expect.any(String), code: expect.any(String) })
  })
})
