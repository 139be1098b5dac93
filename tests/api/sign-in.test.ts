import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Permission, permissions } from '@/src/contract/permissions'
import { createHash, createHmac } from 'node:crypto'
import { accountPassword, newAccount } from '../helpers/accounts'
import { pictureForm, unique } from '../helpers/samples'
import { startServer, type TestServer } from '../helpers/server'
import { type Answer, signIn, signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'

const paths = ['/login', '/users/login']

/** Calls that staff can make with one permission and cannot without it. */
const useOf: Record<Permission, (token: string) => Promise<Answer>> = {
  navigation: (token) =>
    staffCall('/navigation-items', { token, method: 'POST', body: { name: unique('Item') } }),
  products: (token) =>
    staffCall('/categories', { token, method: 'POST', body: { name: unique('Category') } }),
  content: (token) =>
    staffCall('/content-sections', {
      token,
      method: 'POST',
      body: { sectionKey: crypto.randomUUID(), title: 'Section' },
    }),
  users: async (token) => {
    const { user } = (await staffCall('/verify', { token: superToken })).body
    return staffCall(`/users/${user.id}`, { token })
  },
  inbox: (token) => staffCall('/inquiries', { token }),
  news: (token) => staffCall('/news', { token, method: 'POST', body: { title: unique('A') } }),
}

/** Payload makes its key of the secret. */
const tokenKey = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32)

/** Tries are counted in memory, so what many of them come to, a hash each, is looked at on one database alone. */
const onSqlite = it.skipIf(Boolean(process.env.TEST_DATABASE_URI))

const tryToSignIn = (path: string, body: unknown) => staffCall(path, { method: 'POST', body })

let superToken: string

beforeAll(async () => {
  superToken = await signInAsSuperAdmin()
})

describe.each(paths)('POST %s', (path) => {
  it('answers token and user, without password or sessions', async () => {
    const { username } = await newAccount(superToken, 'news_admin')
    const { status, body, headers } = await tryToSignIn(path, {
      username,
      password: accountPassword,
    })
    expect(status).toBe(200)
    expect(Object.keys(body.user).sort()).toEqual([
      'collection',
      'id',
      'permissions',
      'role',
      'username',
    ])
    expect(body.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Strict/i)
  })

  it.each([
    [{ password: 'x' }, 'Username required'],
    [{ username: '  ', password: 'x' }, 'Username required'],
    [{ username: { $ne: 1 }, password: 'x' }, 'Username required'],
    [{ username: 'x' }, 'Password required'],
    [{ username: 'x', password: ['x'] }, 'Password required'],
  ])('refuses %j with "%s"', async (body, message) => {
    const answer = await tryToSignIn(path, body)
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  it('says the same of unknown names as of wrong passwords', async () => {
    const { username } = await newAccount(superToken, 'news_admin')
    const wrong = await tryToSignIn(path, { username, password: 'not the password' })
    const unknown = await tryToSignIn(path, { username: 'nobody-here', password: 'whatever-1' })
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body])
    expect(unknown.status).toBe(401)
  })
})

describe('a sign-in', () => {
  it('ends the session with which it came', async () => {
    const { token, username } = await newAccount(superToken, 'news_admin')
    const anew = await staffCall('/login', {
      token,
      method: 'POST',
      body: { username, password: accountPassword },
    })
    expect(anew.status).toBe(200)
    expect((await staffCall('/verify', { token })).status).toBe(401)
    expect((await staffCall('/verify', { token: anew.body.token })).status).toBe(200)
  })

  const foreign: Record<string, string>[] = [
    { Origin: 'http://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: testServer().baseUrl },
  ]

  it.each(foreign)('that another site’s page sends is refused: %j', async (headers) => {
    const { username, token } = await newAccount(superToken, 'news_admin')
    const credentials = { username, password: accountPassword }
    const form = new FormData()
    form.set('_payload', JSON.stringify(credentials))
    for (const path of [...paths, '/users/logout', '/account/password', '/users/refresh-token']) {
      for (const body of [form, credentials]) {
        const answer = await staffCall(path, { method: 'POST', body, headers })
        expect([answer.status, answer.headers.get('set-cookie')], path).toEqual([403, null])
      }
    }
    const article = new FormData()
    article.set('_payload', JSON.stringify({ title: unique('Forged') }))
    const call = { token, headers, body: article }
    expect((await staffCall('/news', { ...call, method: 'POST' })).status).toBe(403)
    expect(
      (await staffCall('/media', { ...call, method: 'POST', body: await pictureForm() })).status,
    ).toBe(403)
  })

  it('by a form of our own page goes on', async () => {
    const { username } = await newAccount(superToken, 'news_admin')
    const form = new FormData()
    form.set('_payload', JSON.stringify({ username, password: accountPassword }))
    const headers = { Origin: testServer().baseUrl, 'Sec-Fetch-Site': 'same-origin' }
    expect((await staffCall('/login', { method: 'POST', body: form, headers })).status).toBe(200)
  })
})

describe('behind a proxy that speaks https', () => {
  const site = 'https://www.example.com'
  let server: TestServer
  let stop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const started = await startServer({ TRUST_PROXY: '1', SITE_URL: site })
    server = started.server
    stop = started.stop
  })

  afterAll(() => stop?.())

  const attempt = (client: string, body: object, path = '/login') =>
    staffCall(path, {
      method: 'POST',
      body,
      headers: { 'X-Forwarded-For': client },
      baseUrl: server.baseUrl,
    })

  it.each(paths)(
    '%s answers 429 with Retry-After to a client that keeps trying one name',
    async (path) => {
      const username = `target-${path.length}`
      const client = `203.0.113.${10 + path.length}`
      const answers = []
      for (let count = 0; count < 12; count += 1)
        answers.push(await attempt(client, { username, password: 'wrong-password' }, path))
      const last = answers.at(-1)
      expect(last?.status).toBe(429)
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(last?.body.message).toMatch(/too many/i)
    },
  )

  onSqlite('an own sign-in does not let a client go on guessing at others', async () => {
    const { username, password } = server.admin
    const client = '203.0.113.77'
    const wrong: number[] = []
    for (let count = 0; count < 45; count += 1) {
      const body = { username: `somebody-${count}`, password: 'wrong-password' }
      wrong.push((await attempt(client, body)).status)
      if (count % 9 === 0 && count < 36)
        expect((await attempt(client, { username, password })).status).toBe(200)
    }
    expect(wrong.filter((status) => status === 401)).toHaveLength(40)
    expect(wrong.slice(40)).toEqual([429, 429, 429, 429, 429])
  })

  onSqlite('a client has forty tries, however many names it tries', async () => {
    const guess = (client: string, index: number) =>
      attempt(client, { username: `somebody-${index}`, password: 'a wrong guess' })
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, index) => guess('203.0.113.1', index)),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(40)
    expect(refused).toHaveLength(5)
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.message).toMatch(/too many/i)
    }
    const { username, password } = server.admin
    expect((await attempt('203.0.113.1', { username, password })).status).toBe(429)
    expect((await guess('203.0.113.2', 0)).status).toBe(401)
  })

  it('the cookies of a session travel by https alone, out of reach of scripts', async () => {
    const { username, password } = server.admin
    const { status, headers } = await attempt('203.0.113.3', { username, password })
    expect(status).toBe(200)
    const cookies = headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      '__Host-payload-token',
      '__Secure-known-device',
    ])
    for (const cookie of cookies) {
      for (const attribute of [/; *Secure/i, /; *HttpOnly/i, /; *SameSite=Strict/i]) {
        expect(cookie).toMatch(attribute)
      }
    }
  })

  it('the cookie writes from the address of the site, and not from its http twin', async () => {
    const { username, password } = server.admin
    const { body } = await attempt('203.0.113.3', { username, password })
    const write = (origin: string, name = '__Host-payload-token') =>
      staffCall('/news', {
        method: 'POST',
        body: { title: unique('By cookie') },
        headers: { Cookie: `a=b; ${name}=${body.token}`, Origin: origin },
        baseUrl: server.baseUrl,
      })
    expect((await write(site)).status).toBe(201)
    expect((await write(site.replace('https', 'http'))).status).toBe(401)
    // Another host of the domain can set a cookie by this name.
    expect((await write(site, 'payload-token')).status).toBe(401)
  })

  // At the end: the name is closed for a while.
  onSqlite(
    'guesses from everywhere close a name for strangers, not for a browser that it knows',
    async () => {
      const { username, password } = server.admin
      let client = 0
      const guess = (password: string, headers: Record<string, string> = {}) =>
        staffCall('/login', {
          method: 'POST',
          body: { username, password },
          headers: { 'X-Forwarded-For': `198.51.100.${(client += 1)}`, ...headers },
          baseUrl: server.baseUrl,
        })
      const first = await guess(password)
      const device = first.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('__Secure-known-device='))
      expect(device).toMatch(/HttpOnly.*SameSite=Strict/)
      const Cookie = device?.split(';')[0] ?? ''

      const guesses = await Promise.all(Array.from({ length: 70 }, () => guess('a wrong guess')))
      expect(guesses.map(({ status }) => status)).toContain(429)
      expect((await guess(password)).status).toBe(429)
      expect((await guess(password, { Cookie: `${Cookie.slice(0, -2)}xx` })).status).toBe(429)
      expect((await guess(password, { Cookie })).status).toBe(200)

      const stolen = await Promise.all(
        Array.from({ length: 12 }, () => guess('a wrong guess', { Cookie })),
      )
      expect(stolen.map(({ status }) => status)).toContain(429)
    },
  )
})

describe('a token', () => {
  it('is told whose it is', async () => {
    const { token, id, username } = await newAccount(superToken, 'news_admin')
    const { body } = await staffCall('/verify', { token })
    expect(body.user).toEqual({ id, username, role: 'news_admin', permissions: [] })
  })

  it('is refused when missing, broken or unsigned', async () => {
    const [, payload] = superToken.split('.')
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    for (const token of [undefined, 'x.y.z', `${header}.${payload}.`]) {
      const { status, body } = await staffCall('/verify', { token })
      expect([status, body.message]).toEqual([401, 'Not signed in'])
    }
  })

  it('is taken as HS256 alone, whatever else its key fits', async () => {
    const [header = '', claims] = superToken.split('.')
    const { authVersion } = JSON.parse(Buffer.from(header, 'base64url').toString())
    const key = tokenKey(testServer().secret)
    const signed = (alg: string) => {
      const own = { alg, typ: 'JWT', authVersion }
      const text = `${Buffer.from(JSON.stringify(own)).toString('base64url')}.${claims}`
      const hash = alg.replace('HS', 'sha')
      return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
    }
    expect((await staffCall('/verify', { token: signed('HS256') })).status).toBe(200)
    for (const alg of ['HS384', 'HS512'])
      expect((await staffCall('/verify', { token: signed(alg) })).status, alg).toBe(401)
  })

  it('ends with signing out', async () => {
    const { token } = await newAccount(superToken, 'news_admin')
    expect((await staffCall('/users/logout', { token, method: 'POST' })).status).toBe(200)
    expect((await staffCall('/verify', { token })).status).toBe(401)
  })

  it('ends with a new password set by somebody else, and with the account', async () => {
    const { token, id, username } = await newAccount(superToken, 'news_admin')
    // No name of a product that another test makes meanwhile may be most of it.
    const change = { method: 'PATCH', body: { password: 'Quiet-harbour-2' } }
    expect(await staffCall(`/users/${id}`, { token: superToken, ...change })).toMatchObject({
      status: 200,
    })
    expect((await staffCall('/verify', { token })).status).toBe(401)
    const renewed = await signIn(username, 'Quiet-harbour-2')
    await staffCall(`/users/${id}`, { token: superToken, method: 'DELETE' })
    expect((await staffCall('/verify', { token: renewed })).status).toBe(401)
  })

  it('loses its rights with the role, at once', async () => {
    const { token, id } = await newAccount(superToken, 'news_admin')
    const create = () => staffCall('/news', { token, method: 'POST', body: { title: 'A' } })
    expect((await create()).status).toBe(201)
    const body = { role: 'product_admin' }
    await staffCall(`/users/${id}`, { token: superToken, method: 'PATCH', body })
    expect((await create()).status).toBe(403)
  })

  it.each(permissions)('gains and loses the permission %s at once', async (permission) => {
    const { token, id } = await newAccount(superToken, 'admin')
    const mayDoIt = async () => (await useOf[permission](token)).status < 300
    const set = (listed: Permission[]) =>
      staffCall(`/users/${id}`, {
        token: superToken,
        method: 'PATCH',
        body: { permissions: listed },
      })
    const others = permissions.filter((other) => other !== permission)
    expect(await mayDoIt()).toBe(false)
    await set([...permissions])
    expect(await mayDoIt()).toBe(true)
    await set(others)
    expect(await mayDoIt()).toBe(false)
    expect((await staffCall('/verify', { token })).body.user.permissions).toEqual(others)
  })

  it('is good for each of many sign-ins at once', async () => {
    const { username } = await newAccount(superToken, 'news_admin')
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => signIn(username, accountPassword)),
    )
    const answers = await Promise.all(tokens.map((token) => staffCall('/verify', { token })))
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200))
  })
})

describe('the cookie', () => {
  const own = testServer().baseUrl

  const foreign: Record<string, string>[] = [
    {},
    { Origin: 'http://evil.example' },
    { Origin: 'null' },
    { Origin: `${own}.evil.example` },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]

  const withCookie = (
    token: string,
    headers: Record<string, string>,
    path = '/news',
    method = 'POST',
    body: unknown = { title: 'By cookie' },
  ) => staffCall(path, { method, body, headers: { Cookie: `payload-token=${token}`, ...headers } })

  it('writes only from our own pages', async () => {
    const { token } = await newAccount(superToken, 'news_admin')
    expect((await withCookie(token, { Origin: own })).status).toBe(201)
    for (const headers of foreign) {
      expect((await withCookie(token, headers)).status, JSON.stringify(headers)).toBe(401)
    }
  })

  it.each(foreign)('uploads, changes, deletes and signs out nothing with %j', async (headers) => {
    const { token } = await newAccount(superToken, 'news_admin')
    const title = unique('Kept')
    const { doc } = (await staffCall('/news', { token, method: 'POST', body: { title } })).body
    const path = `/news/${doc.id}`
    const forged = [
      await withCookie(token, headers, '/media', 'POST', await pictureForm()),
      await withCookie(token, headers, path, 'PATCH', { title: 'Forged' }),
      await withCookie(token, headers, path, 'PUT', { title: 'Forged' }),
      await withCookie(token, headers, `/news?where[id][equals]=${doc.id}`, 'PATCH', {
        title: 'Forged',
      }),
      await withCookie(token, headers, path, 'DELETE', undefined),
    ]
    for (const { status } of forged) expect([400, 401, 403, 405]).toContain(status)
    await withCookie(token, headers, '/users/logout', 'POST', {})
    expect((await staffCall(path, { token })).body.title).toBe(title)
    expect((await staffCall('/verify', { token })).status).toBe(200)
  })

  it('changes, deletes and signs out from our own pages', async () => {
    const { token } = await newAccount(superToken, 'news_admin')
    const ours = { Origin: own }
    const { id } = (await withCookie(token, ours)).body.doc
    const path = `/news/${id}`
    expect((await withCookie(token, ours, path, 'PATCH', { title: 'Changed' })).status).toBe(200)
    expect((await withCookie(token, ours, path, 'DELETE', undefined)).status).toBe(200)
    expect((await withCookie(token, ours, '/users/logout', 'POST', {})).status).toBe(200)
    expect((await staffCall('/verify', { token })).status).toBe(401)
  })
})

describe('the last super_admin', () => {
  it('can be neither deleted nor demoted, alone or in a bulk call', async () => {
    const { body } = await staffCall('/users?where[role][equals]=super_admin', {
      token: superToken,
    })
    const { user } = (await staffCall('/verify', { token: superToken })).body
    const others = body.docs.filter(({ id }: { id: string }) => id !== user.id)
    for (const { id } of others) {
      await staffCall(`/users/${id}`, { token: superToken, method: 'DELETE' })
    }
    const path = `/users/${user.id}`
    const bulk = '/users?where[role][equals]=super_admin'
    const demotion = { token: superToken, method: 'PATCH', body: { role: 'admin' } }
    const deletion = { token: superToken, method: 'DELETE' }
    for (const call of [demotion, deletion]) {
      for (const target of [path, bulk]) {
        const answer = await staffCall(target, call)
        expect(answer.status).toBeGreaterThanOrEqual(400)
      }
    }
    const many = { token: superToken, method: 'POST', body: { action: 'delete', ids: [user.id] } }
    const { body: answer } = await staffCall('/users/bulk', many)
    expect(answer.done).toEqual([])
    expect((await staffCall('/verify', { token: superToken })).body.user.role).toBe('super_admin')
  })

  it('stays when two demote each other at once', async () => {
    const second = await newAccount(superToken, 'super_admin')
    const { user } = (await staffCall('/verify', { token: superToken })).body
    const demote = (token: string, id: string) =>
      staffCall(`/users/${id}`, { token, method: 'PATCH', body: { role: 'admin' } })
    await Promise.all([demote(superToken, second.id), demote(second.token, user.id)])
    const roles = await Promise.all(
      [superToken, second.token].map(async (token) => {
        const { body } = await staffCall('/verify', { token })
        return body.user?.role
      }),
    )
    expect(roles).toContain('super_admin')
    const keeper = roles[0] === 'super_admin' ? superToken : second.token
    const body = { role: 'super_admin' }
    await staffCall(`/users/${user.id}`, { token: keeper, method: 'PATCH', body })
    await staffCall(`/users/${second.id}`, { token: superToken, method: 'DELETE' })
  })
})

describe('passwords', () => {
  it.each([
    ['short', 'at least 10'],
    ['', 'Password required'],
    ['terminalia-demo', 'publicly known'],
    ['1q2w3e4r5t6y', 'most common'],
    ['Manchester2026!', 'most common'],
    ['abcabcabcabc', 'most common'],
    ['Terminalia-2026', 'names of'],
  ])('refuses %j for a new account', async (password, problem) => {
    const { status, body } = await staffCall('/users', {
      token: superToken,
      method: 'POST',
      body: { username: `user-${crypto.randomUUID()}`, password },
    })
    expect(status).toBe(400)
    expect(body.message).toContain(problem)
  })

  it('stays when left blank on change', async () => {
    const { id, username } = await newAccount(superToken, 'news_admin')
    const body = { password: '', permissions: ['news'] }
    const changed = await staffCall(`/users/${id}`, { token: superToken, method: 'PUT', body })
    expect(changed.status).toBe(200)
    expect(await signIn(username, accountPassword)).toBeTruthy()
  })
})
