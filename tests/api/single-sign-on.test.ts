import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CookieBrowser } from '../helpers/cookie-browser'
import {
  type IdentityProvider,
  openIdentityProvider,
  type Person,
} from '../helpers/identity-provider'
import { startServer, type TestServer } from '../helpers/server'
import { signIn, staffCall } from '../helpers/staff-call'

const groups = 'cms-admins=super_admin; newsroom=news_admin; shop=admin:products+inbox'

let company: IdentityProvider
let partner: IdentityProvider
let server: TestServer
let stop: (() => Promise<void>) | undefined
let site: string
let superToken: string
let number = 0

/** Somebody whom no test knows yet, in the news group. */
function newPerson(more: Partial<Person> = {}): Person {
  number += 1
  const email = `person-${number}@example.com`
  return {
    sub: `person-${number}`,
    email,
    email_verified: true,
    preferred_username: email,
    groups: ['newsroom'],
    ...more,
  }
}

const isCallback = (url: URL) => url.pathname.endsWith('/callback')

/** Signs somebody in at a provider, up to the address to which it leads back. */
async function untilCallback(
  browser: CookieBrowser,
  person: Person | null,
  name = 'company',
): Promise<URL> {
  const provider = name === 'company' ? company : partner
  provider.person = person
  return (await browser.open(`${site}/api/admin/sign-in/${name}`, isCallback)).url
}

async function arrive(person: Person | null, name = 'company', browser = new CookieBrowser()) {
  const callback = await untilCallback(browser, person, name)
  return { browser, callback, arrival: await browser.open(callback.href, isPortal) }
}

const isPortal = (url: URL) => url.pathname === '/admin-portal'

/** Signs in and returns the account that the session is of, with its token. */
async function signInAt(person: Person, name = 'company') {
  const { browser, arrival } = await arrive(person, name)
  expect([arrival.status, arrival.url.hash]).toEqual([200, ''])
  const token = browser.cookie(site, 'payload-token') ?? ''
  const { body } = await call('/verify', { token })
  return { token, browser, user: body.user }
}

/** Tries to sign in, and returns the reason that the portal is told. */
async function refusalOf(person: Person | null, name = 'company', browser = new CookieBrowser()) {
  const { arrival } = await arrive(person, name, browser)
  expect(browser.cookie(site, 'payload-token')).toBeUndefined()
  return arrival.url.hash
}

const call = (path: string, more: Parameters<typeof staffCall>[1] = {}) =>
  staffCall(path, { baseUrl: site, ...more })

const newUser = async (body: object) =>
  (
    await call('/users', {
      token: superToken,
      method: 'POST',
      body: { password: 'Only-for-tests-1', role: 'news_admin', ...body },
    })
  ).body.doc

const userOf = async (id: string) => (await call(`/users/${id}`, { token: superToken })).body

beforeAll(async () => {
  company = await openIdentityProvider()
  partner = await openIdentityProvider()
  const started = await startServer({
    ...company.settings('company', { GROUPS: groups, CREATE: 'first-sign-in' }),
    ...partner.settings('partner'),
    OIDC_PROVIDERS: 'company partner',
    TRUST_PROXY: '1',
  })
  server = started.server
  stop = started.stop
  site = server.baseUrl.replace('127.0.0.1', 'localhost')
  superToken = await signIn(server.admin.username, server.admin.password, site)
})

afterAll(async () => {
  await stop?.()
  await company.close()
  await partner.close()
})

beforeEach(() => {
  company.forge = undefined
})

describe('single sign-on', () => {
  it('creates an account at the first sign-in, with the rights of its group, and finds it again', async () => {
    const person = newPerson({ groups: ['visitors', 'shop'] })
    const first = await signInAt(person)
    expect(first.user).toMatchObject({
      username: person.email,
      role: 'admin',
      permissions: ['products', 'inbox'],
    })
    const again = await signInAt({ ...person, email: 'other@example.com' })
    expect(again.user.id).toBe(first.user.id)
    expect(await userOf(first.user.id)).toMatchObject({
      email: person.email,
      signsInWith: 'company',
    })
  })

  it('sends code, state, nonce and PKCE, and nothing that would tell the secrets of the attempt', async () => {
    const browser = new CookieBrowser()
    const { url } = await browser.open(`${site}/api/admin/sign-in/company`, ({ port }) =>
      company.issuer.endsWith(port),
    )
    const query = Object.fromEntries(url.searchParams)
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
      redirect_uri: `${site}/api/admin/sign-in/company/callback`,
    })
    expect([query.state, query.nonce, query.code_challenge]).toEqual(
      Array(3).fill(expect.stringMatching(/^[\w-]{43}$/)),
    )
    const cookie = Buffer.from(browser.cookie(site, 'single-sign-on') ?? '', 'base64url').toString()
    for (const secret of [query.state, query.nonce]) expect(cookie).not.toContain(secret)
  })

  it('answers a page that goes on by itself, as cookies of the session are strict', async () => {
    const { arrival } = await arrive(newPerson())
    const cookies = arrival.headers.getSetCookie().join('\n')
    expect(cookies).toMatch(/^payload-token=[^;]+;.*HttpOnly.*SameSite=Strict/im)
    expect(arrival.text).toContain('content="0;url=/admin-portal#signed-in"')
    expect(arrival.headers.get('cache-control')).toContain('no-store')
  })

  it('takes away rights that a group no longer gives, at the next sign-in and from all sessions', async () => {
    const person = newPerson({ groups: ['cms-admins'] })
    const { token, user } = await signInAt(person)
    expect((await call('/users', { token })).status).toBe(200)
    await signInAt({ ...person, groups: ['newsroom'] })
    expect(
      (await call(`/users?where[id][not_equals]=${user.id}`, { token })).body.docs ?? [],
    ).toEqual([])
    expect((await call('/verify', { token })).body.user.role).toBe('news_admin')

    expect(await refusalOf({ ...person, groups: [] })).toBe('#problem=noGroup')
    expect((await call('/verify', { token })).status).toBe(401)
    expect(await userOf(user.id)).toMatchObject({ role: 'admin', permissions: [] })
  })

  it('logs who signed in through which provider, and who was refused', async () => {
    const { user } = await signInAt(newPerson())
    await refusalOf({ ...newPerson(), groups: [] })
    const { body } = await call('/activity-logs?sort=-createdAt&limit=5', { token: superToken })
    const entries = body.docs.map(
      ({
        action,
        userId,
        details,
      }: {
        action: string
        userId: string
        details: { provider?: string }
      }) => [action, userId, details.provider],
    )
    expect(entries).toContainEqual(['sign-in', user.id, 'company'])
    expect(entries).toContainEqual(['sign-in refused', 'anonymous', 'company'])
    expect(entries).toContainEqual(['create', user.id, 'company'])
  })

  it('says where to sign out at the provider, for its own sessions alone', async () => {
    const { token } = await signInAt(newPerson())
    const { body } = await call('/users/logout', { token, method: 'POST' })
    const address = new URL(body.continueAt)
    expect(address.origin).toBe(company.issuer)
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${site}/admin-portal`)
    expect(address.searchParams.get('id_token_hint')).toMatch(/^ey/)
    expect((await call('/verify', { token })).status).toBe(401)

    const local = await newUser({ username: `local-${number}` })
    const own = await signIn(local.username, 'Only-for-tests-1', site)
    const ended = await call('/users/logout', { token: own, method: 'POST' })
    expect(ended.body).toEqual({ message: 'Signed out' })
  })
})

describe('an answer of a provider', () => {
  it('counts once', async () => {
    const { browser, callback } = await arrive(newPerson())
    const thief = new CookieBrowser()
    thief.set(site, 'single-sign-on', browser.cookie(site, 'single-sign-on') ?? '')
    expect((await browser.open(callback.href, isPortal)).url.hash).toBe('#problem=expired')
    expect((await thief.open(callback.href, isPortal)).url.hash).toBe('#problem=expired')
  })

  it('counts once, also with the cookie of its attempt', async () => {
    const browser = new CookieBrowser()
    const callback = await untilCallback(browser, newPerson())
    const cookie = browser.cookie(site, 'single-sign-on') ?? ''
    expect((await browser.open(callback.href, isPortal)).status).toBe(200)
    browser.set(site, 'single-sign-on', cookie)
    expect((await browser.open(callback.href, isPortal)).url.hash).toBe('#problem=expired')
  })

  it('is refused in another browser, and with a cookie that is not ours', async () => {
    const callback = await untilCallback(new CookieBrowser(), newPerson())
    const victim = new CookieBrowser()
    expect((await victim.open(callback.href, isPortal)).url.hash).toBe('#problem=expired')
    victim.set(
      site,
      'single-sign-on',
      `${Buffer.from('{"provider":"company"}').toString('base64url')}.${'a'.repeat(43)}`,
    )
    expect((await victim.open(callback.href, isPortal)).url.hash).toBe('#problem=expired')
  })

  it('is refused with the state of another attempt', async () => {
    const browser = new CookieBrowser()
    const stolen = await untilCallback(new CookieBrowser(), newPerson())
    await untilCallback(browser, newPerson())
    expect((await browser.open(stolen.href, isPortal)).url.hash).toBe('#problem=failed')
  })

  it('of another provider than the one at which the attempt began is refused', async () => {
    const browser = new CookieBrowser()
    const callback = await untilCallback(browser, newPerson())
    const mixed = callback.href.replace('/company/', '/partner/')
    expect((await browser.open(mixed, isPortal)).url.hash).toBe('#problem=expired')
  })

  it('that names another issuer is refused', async () => {
    const browser = new CookieBrowser()
    const callback = await untilCallback(browser, newPerson())
    callback.searchParams.set('iss', partner.issuer)
    expect((await browser.open(callback.href, isPortal)).url.hash).toBe('#problem=failed')
  })

  const now = () => Math.floor(Date.now() / 1000)
  it.each<[string, (claims: Record<string, unknown>) => string]>([
    ['without a signature', (claims) => company.sign(claims, 'nobody')],
    ['signed with the shared secret (HS256)', (claims) => company.sign(claims, 'shared secret')],
    ['signed with a strange key', (claims) => company.sign(claims, 'stranger')],
    ['with another nonce', (claims) => company.sign({ ...claims, nonce: 'another' })],
    ['without a nonce', ({ nonce: _, ...claims }) => company.sign(claims)],
    ['for another audience', (claims) => company.sign({ ...claims, aud: 'other-site' })],
    ['of another issuer', (claims) => company.sign({ ...claims, iss: partner.issuer })],
    ['that is over', (claims) => company.sign({ ...claims, iat: now() - 900, exp: now() - 300 })],
    ['of another person than UserInfo', (claims) => company.sign({ ...claims, sub: 'admin' })],
  ])('with an ID token %s is refused', async (_, forge) => {
    company.forge = forge
    expect(await refusalOf(newPerson())).toBe('#problem=failed')
  })

  it('with an ID token that is signed anew by the provider itself is taken', async () => {
    company.forge = (claims) => company.sign(claims)
    expect((await signInAt(newPerson())).user.role).toBe('news_admin')
  })

  it('that says the person cancelled leads to the portal', async () => {
    expect(await refusalOf(null)).toBe('#problem=cancelled')
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '"><script>alert(1)</script>',
    'javascript:alert(1)',
  ])('goes on to the portal alone, whatever is asked for: %s', async (next) => {
    const browser = new CookieBrowser()
    company.person = newPerson()
    const start = `${site}/api/admin/sign-in/company?next=${encodeURIComponent(next)}`
    const { text, status } = await browser.open(start)
    expect(status).toBe(200)
    const [, target = ''] = /content="0;url=([^"]*)"/.exec(text) ?? []
    expect(target).toBe(`/admin-portal?next=${encodeURIComponent(next)}#signed-in`)
    expect(text).not.toContain('<script')
  })
})

describe('an account that is there already', () => {
  it('is tied to the person with its verified address, once', async () => {
    const person = newPerson({ groups: ['shop'] })
    const known = await newUser({ username: `known-${number}`, email: person.email?.toUpperCase() })
    const { user } = await signInAt(person)
    expect(user).toMatchObject({ id: known.id, role: 'admin', permissions: ['products', 'inbox'] })
    // The address went to somebody else.
    expect(await refusalOf({ ...person, sub: `${person.sub}-heir` })).toBe('#problem=unknown')
    expect(await refusalOf({ ...person, sub: 'at-partner' }, 'partner')).toBe('#problem=unknown')
  })

  it('is not tied by an address that the provider has not verified', async () => {
    for (const email_verified of [false, undefined]) {
      const person = newPerson({ email_verified })
      const known = await newUser({ username: `unverified-${number}`, email: person.email })
      const { user } = await signInAt(person)
      expect(user.id).not.toBe(known.id)
      expect((await userOf(known.id)).signsInWith ?? null).toBeNull()
      expect((await userOf(user.id)).email ?? null).toBeNull()
    }
  })

  it('keeps its rights where the provider has no table of groups, and strangers get none', async () => {
    const person = newPerson()
    await newUser({ username: `partner-${number}`, email: person.email, role: 'product_admin' })
    expect((await signInAt(person, 'partner')).user.role).toBe('product_admin')
    expect(await refusalOf(newPerson(), 'partner')).toBe('#problem=unknown')
  })

  it('is untied by a super_admin alone, which ends the sessions that the provider began', async () => {
    const { token, user } = await signInAt(newPerson())
    const path = `/users/${user.id}/identity`
    expect((await call(path, { method: 'DELETE' })).status).toBe(401)
    expect((await call(path, { method: 'DELETE', token })).status).toBe(403)
    expect((await call(path, { method: 'DELETE', token: superToken })).status).toBe(200)
    expect((await call('/verify', { token })).status).toBe(401)
    expect((await userOf(user.id)).signsInWith).toBeNull()
    expect((await call(path, { method: 'DELETE', token: superToken })).status).toBe(409)
  })

  it('shows nobody whom the provider knows it as', async () => {
    const { user } = await signInAt(newPerson())
    const stored = await userOf(user.id)
    expect(JSON.stringify(stored)).not.toContain(company.issuer)
    const change = { identity: 'forged', signsInWith: 'partner' }
    await call(`/users/${user.id}`, { token: superToken, method: 'PATCH', body: change })
    expect((await userOf(user.id)).signsInWith).toBe('company')
  })
})

describe('a super_admin without a provider', () => {
  it('always stays: it is neither tied, demoted nor deleted as the last one', async () => {
    const { body } = await call('/verify', { token: superToken })
    const { id } = body.user
    const person = newPerson({ groups: ['cms-admins'] })
    await call(`/users/${id}`, {
      token: superToken,
      method: 'PATCH',
      body: { email: person.email },
    })
    expect(await refusalOf(person)).toBe('#problem=lastLocal')

    const other = await signInAt(newPerson({ groups: ['cms-admins'] }))
    expect(other.user.role).toBe('super_admin')
    for (const change of [
      { method: 'DELETE' },
      { method: 'PATCH', body: { role: 'news_admin' } },
    ]) {
      const answer = await call(`/users/${id}`, { token: other.token, ...change })
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'The last super_admin can be neither deleted nor demoted.',
      ])
    }

    // With a second one of its kind the first may be tied.
    const spare = await newUser({ username: 'spare', role: 'super_admin' })
    expect((await signInAt(person)).user.id).toBe(id)
    const answer = await call(`/users/${spare.id}`, { token: other.token, method: 'DELETE' })
    expect(answer.status).toBe(409)
    await call(`/users/${id}/identity`, { token: other.token, method: 'DELETE' })
  })

  it('is not counted where it was created by a provider, and untied', async () => {
    const { user } = await signInAt(newPerson({ groups: ['cms-admins'] }))
    superToken = await signIn(server.admin.username, server.admin.password, site)
    await call(`/users/${user.id}/identity`, { token: superToken, method: 'DELETE' })
    const { body } = await call('/users?where[username][equals]=spare', { token: superToken })
    await call(`/users/${body.docs[0].id}`, { token: superToken, method: 'DELETE' })
    const other = await signInAt(newPerson({ groups: ['cms-admins'] }))
    const { id } = (await call('/verify', { token: superToken })).body.user
    const answer = await call(`/users/${id}`, { token: other.token, method: 'DELETE' })
    expect(answer.status).toBe(409)
  })
})

describe('where passwords are for emergencies and a super_admin needs a second factor', () => {
  let strict: TestServer
  let end: (() => Promise<void>) | undefined
  let former: string

  beforeAll(async () => {
    former = site
    const started = await startServer({
      ...company.settings('company', { GROUPS: groups, CREATE: 'first-sign-in' }),
      OIDC_PASSWORDS: 'emergency',
      TRUST_PROXY: '1',
      REQUIRE_SECOND_FACTOR: 'super_admin',
    })
    strict = started.server
    end = started.stop
    site = strict.baseUrl.replace('127.0.0.1', 'localhost')
  })

  afterAll(async () => {
    site = former
    await end?.()
  })

  it('a second factor at the provider is one, and without it there is no session', async () => {
    const person = newPerson({ groups: ['cms-admins'] })
    expect(await refusalOf(person)).toBe('#problem=secondFactor')
    const { token } = await signInAt({ ...person, amr: ['pwd', 'mfa'] })
    expect((await call('/verify', { token })).body.needsSecondFactor).toBeUndefined()
    expect((await call('/users', { token })).status).toBe(200)
  })

  it('a right password lets in the local super_admin alone', async () => {
    const { username, password } = strict.admin
    expect(await signIn(username, password, site)).toMatch(/^ey/)
    const admin = await signInAt(newPerson({ groups: ['cms-admins'], amr: ['mfa'] }))
    const body = { username: 'editor', password: 'Only-for-tests-1', role: 'news_admin' }
    await call('/users', { token: admin.token, method: 'POST', body })
    const tryWith = (password: string) =>
      call('/login', { method: 'POST', body: { username: 'editor', password } })
    const right = await tryWith('Only-for-tests-1')
    expect([right.status, right.body.message]).toEqual([
      401,
      'On this site, passwords are only for emergency accounts. Sign in with your organization.',
    ])
    expect((await tryWith('wrong-password')).body.message).toMatch(/incorrect/)
  })
})

describe('a provider that does not answer', () => {
  it('leaves the password, and says so in words', async () => {
    const gone = await openIdentityProvider()
    await gone.close()
    const { server: alone, stop: end } = await startServer(gone.settings('company'))
    try {
      const own = alone.baseUrl.replace('127.0.0.1', 'localhost')
      const { url } = await new CookieBrowser().open(`${own}/api/admin/sign-in/company`, isPortal)
      expect(url.hash).toBe('#problem=unavailable')
      expect(await signIn(alone.admin.username, alone.admin.password, own)).toMatch(/^ey/)
      expect((await staffCall('/sign-in/other', { baseUrl: own })).status).toBe(404)
    } finally {
      await end()
    }
  })
})
