import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountPassword, newAccount } from '../helpers/accounts'
import { Authenticator, type Deviation } from '../helpers/authenticator'
import { writeDate } from '../helpers/date-back'
import { startBeside } from '../helpers/server'
import { signInAsSuperAdmin, staffCall, type StaffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'

/** A server of its own: refused sign-ins of one client must not use up those of other tests. */
let baseUrl: string
let stop: (() => Promise<void>) | undefined
/** Passkeys belong to the name of the site; the server is called by its number. */
let origin: string
let superToken: string
beforeAll(async () => {
  superToken = await signInAsSuperAdmin()
  const started = await startBeside(testServer(), { TRUST_PROXY: '1' })
  baseUrl = started.server.baseUrl
  stop = started.stop
  origin = baseUrl.replace('127.0.0.1', 'localhost')
})

afterAll(() => stop?.())

const newClient = () => `10.${[...randomBytes(3)].join('.')}`

/** Each call is of another client. */
const call = (path: string, more: StaffCall = {}) =>
  staffCall(path, {
    ...more,
    baseUrl,
    headers: { 'X-Forwarded-For': newClient(), ...more.headers },
  })

interface Account {
  token: string
  id: string
  username: string
}

/** Post of a browser, which sends the cookie of its challenge. */
const post = (path: string, body: object = {}, token?: string, cookie = '') =>
  call(path, { token, method: 'POST', body, headers: cookie ? { Cookie: cookie } : {} })

const cookieOf = (headers: Headers): string =>
  /passkey=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''

/** Challenge for a signature, and its cookie. */
async function newChallenge() {
  const { status, headers, body } = await post('/login/passkey/options')
  expect(status).toBe(200)
  return { options: body, cookie: cookieOf(headers) }
}

async function addPasskey(
  { token }: Account,
  proof: object = {},
  authenticator = new Authenticator(origin),
  otherwise: Deviation = {},
) {
  const body = { currentPassword: accountPassword, ...proof }
  const begun = await post('/account/passkeys', body, token)
  expect([begun.status, begun.body.message]).toEqual([200, undefined])
  const passkey = authenticator.create(begun.body, otherwise)
  const cookie = cookieOf(begun.headers)
  const confirm = (name = 'Laptop') =>
    post('/account/passkeys/confirm', { name, passkey }, token, cookie)
  return { authenticator, begun, confirm, answer: await confirm() }
}

async function newOwner(role: 'news_admin' | 'super_admin' = 'news_admin') {
  const account = await newAccount(superToken, role)
  const { authenticator, answer } = await addPasskey(account)
  expect(answer.status).toBe(200)
  return { ...account, authenticator, recoveryCodes: answer.body.recoveryCodes as string[] }
}

/** Signs in with the passkey alone. */
async function signInBy(
  authenticator: Authenticator,
  otherwise: Deviation = {},
  client = newClient(),
) {
  const { options, cookie } = await newChallenge()
  const body = { passkey: authenticator.get(options, otherwise) }
  const headers = { Cookie: cookie, 'X-Forwarded-For': client }
  return call('/login/passkey', { method: 'POST', body, headers })
}

const signInWith = (username: string, more: object = {}, cookie = '') =>
  post('/login', { username, password: accountPassword, ...more }, undefined, cookie)

const factorOf = async (token: string) => (await call('/account/second-factor', { token })).body

const listOf = async (token: string) => (await call('/account/passkeys', { token })).body.passkeys

async function logOf(id: string, action: string) {
  const query = `where[resourceId][equals]=${id}&where[action][equals]=${action}`
  return (await call(`/activity-logs?${query}`, { token: superToken })).body.docs
}

describe('a passkey', () => {
  it('is added with the password, and is the first factor with recovery codes', async () => {
    const account = await newAccount(superToken, 'news_admin')
    const wrong = await post('/account/passkeys', { currentPassword: 'wrong-1' }, account.token)
    expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining('password')])
    const { begun, answer } = await addPasskey(account)
    expect(begun.body).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(answer.body.recoveryCodes).toHaveLength(10)
    expect(await listOf(account.token)).toMatchObject([{ name: 'Laptop', lastUsedAt: null }])
    expect(await factorOf(account.token)).toMatchObject({
      isOn: true,
      hasApp: false,
      hasPasskey: true,
      recoveryCodesLeft: 10,
    })
    expect(await logOf(account.id, 'passkey added')).toMatchObject([
      { details: { passkey: 'Laptop' } },
    ])
  })

  it('is one of several; the next takes the factor, too, and brings no new codes', async () => {
    const owner = await newOwner()
    const bare = { currentPassword: accountPassword }
    expect((await post('/account/passkeys', bare, owner.token)).status).toBe(400)
    const { options, cookie } = await newChallenge()
    const proof = { ...bare, passkey: owner.authenticator.get(options) }
    const begun = await post('/account/passkeys', proof, owner.token, cookie)
    expect(begun.status).toBe(200)
    expect(begun.body.excludeCredentials).toMatchObject([{ id: owner.authenticator.id }])
    const second = new Authenticator(origin)
    const body = { passkey: second.create(begun.body) }
    const added = await post(
      '/account/passkeys/confirm',
      body,
      owner.token,
      cookieOf(begun.headers),
    )
    expect([added.status, added.body.recoveryCodes]).toEqual([200, []])
    expect(await listOf(owner.token)).toHaveLength(2)
    for (const one of [owner.authenticator, second])
      expect((await signInBy(one)).body.user.username).toBe(owner.username)
  })

  it('signs in alone: the session is as any other, and opens the panel, too', async () => {
    const owner = await newOwner()
    const { status, body, headers } = await signInBy(owner.authenticator)
    expect([status, body.message, body.user.username]).toEqual([200, 'Signed in', owner.username])
    expect(body.exp * 1000).toBeGreaterThan(Date.now())
    expect((await call('/verify', { token: body.token })).body.user.id).toBe(owner.id)
    const cookie = /payload-token=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
    const own = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
    expect((await call('/verify', { headers: own })).body.user.id).toBe(owner.id)
    const { sessions } = (await call('/account/sessions', { token: body.token })).body
    expect(sessions).toHaveLength(2)
    const query = `where[userId][equals]=${owner.id}&where[action][equals]=sign-in&sort=-createdAt`
    const log = await call(`/activity-logs?${query}`, { token: superToken })
    expect(log.body.docs[0].details).toMatchObject({ passkey: 'Laptop' })
    expect(await listOf(body.token)).toMatchObject([{ lastUsedAt: expect.any(String) }])
  })

  it('is the second factor after the right password, which opens nothing alone', async () => {
    const owner = await newOwner()
    const asked = await signInWith(owner.username)
    expect([asked.status, asked.body.code, asked.body.hasPasskey]).toEqual([
      401,
      'second_factor_required',
      true,
    ])
    expect(asked.body).not.toHaveProperty('token')
    const { options, cookie } = await newChallenge()
    const passkey = owner.authenticator.get(options)
    const wrongPassword = { username: owner.username, password: 'not-the-password', passkey }
    expect((await post('/login', wrongPassword, undefined, cookie)).status).toBe(401)
    expect((await signInWith(owner.username, { passkey }, cookie)).status).toBe(200)
    expect((await signInWith(owner.username, { passkey }, cookie)).status, 'again').toBe(401)
    const other = await newOwner()
    const next = await newChallenge()
    const ofOther = other.authenticator.get(next.options)
    const refused = await signInWith(owner.username, { passkey: ofOther }, next.cookie)
    expect([refused.status, refused.body.code]).toEqual([401, 'second_factor_required'])
  })

  it('tells nothing of itself to those who do not know the password', async () => {
    const owner = await newOwner()
    const wrong = { username: owner.username, password: 'not-the-password' }
    const answer = await post('/login', wrong)
    expect([answer.status, answer.body.hasPasskey]).toEqual([401, undefined])
    const { options } = await newChallenge()
    expect(options.allowCredentials ?? []).toEqual([])
  })

  it('is replaced once by each recovery code', async () => {
    const { username, recoveryCodes } = await newOwner()
    const code = recoveryCodes[0]
    expect((await signInWith(username, { code })).status).toBe(200)
    expect((await signInWith(username, { code })).status).toBe(401)
  })

  it('stands beside an app, and each stays when the other goes', async () => {
    const owner = await newOwner()
    const currentPassword = accountPassword
    const [first, second] = owner.recoveryCodes
    const bare = await post('/account/second-factor', { currentPassword }, owner.token)
    expect(bare.status, 'the password alone').toBe(400)
    const begun = await post(
      '/account/second-factor',
      { currentPassword, code: first },
      owner.token,
    )
    const totp = new TOTP({ secret: begun.body.secret })
    const now = Date.now()
    const code = totp.generate({ timestamp: now })
    const on = await post('/account/second-factor/confirm', { code }, owner.token)
    expect(on.status).toBe(200)
    expect(await factorOf(owner.token)).toMatchObject({ hasApp: true, hasPasskey: true })
    expect((await signInWith(owner.username, { code: second })).status, 'an old code').toBe(401)
    expect((await signInBy(owner.authenticator)).status).toBe(200)
    const next = totp.generate({ timestamp: now + 30_000 })
    const off = await post(
      '/account/second-factor/off',
      { currentPassword, code: next },
      owner.token,
    )
    expect(off.status).toBe(200)
    expect(await factorOf(owner.token)).toMatchObject({ isOn: true, hasApp: false })
    const again = { currentPassword, code: on.body.recoveryCodes[0] }
    const none = await post('/account/second-factor/off', again, owner.token)
    expect(none.status, 'without an app').toBe(409)
    expect((await signInWith(owner.username)).body.secondFactor).toBe('required')
    expect((await signInBy(owner.authenticator)).status).toBe(200)
  })

  it('goes with password and factor, and signs in no more; the last takes the codes with it', async () => {
    const owner = await newOwner()
    const [{ id }] = await listOf(owner.token)
    const path = `/account/passkeys/${id}/remove`
    const currentPassword = accountPassword
    expect((await post(path, { currentPassword }, owner.token)).status).toBe(400)
    const other = await newOwner()
    const proof = { currentPassword, code: owner.recoveryCodes[0] }
    expect((await post(path, proof, other.token)).status, 'of another account').toBe(404)
    expect((await post(path, proof, owner.token)).status).toBe(200)
    expect((await signInBy(owner.authenticator)).status).toBe(401)
    expect(await factorOf(owner.token)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
    expect((await signInWith(owner.username)).status).toBe(200)
    expect(await logOf(owner.id, 'passkey removed')).toHaveLength(1)
  })

  it('goes with all others when a super_admin resets the second factor', async () => {
    const owner = await newOwner()
    const path = `/users/${owner.id}/second-factor`
    const reset = await call(path, { token: superToken, method: 'DELETE' })
    expect(reset.status).toBe(200)
    expect((await signInBy(owner.authenticator)).status).toBe(401)
    expect(await listOf(owner.token)).toEqual([])
  })

  it('makes an API key in place of a code', async () => {
    const owner = await newOwner('super_admin')
    const { options, cookie } = await newChallenge()
    const body = {
      currentPassword: accountPassword,
      name: 'Sync',
      rights: ['products:read'],
      days: 30,
      perMinute: 60,
    }
    const bare = await post('/account/api-keys', body, owner.token)
    expect(bare.status).toBe(400)
    const passkey = owner.authenticator.get(options)
    const made = await post('/account/api-keys', { ...body, passkey }, owner.token, cookie)
    expect(made.status).toBe(201)
  })
})

describe('what is no passkey of this site', () => {
  const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const deviations: [string, Deviation][] = [
    ['a foreign origin', { origin: 'https://phishing.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['the name of another site', { rpId: 'phishing.example' }],
    ['a person who was not verified', { isVerified: false }],
    ['another challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['a frame of another site', { crossOrigin: { topOrigin: 'https://phishing.example' } }],
  ]
  const wrong = 'The passkey is not right. Try again, or use another one.'

  it.each([
    ...deviations,
    ['another type', { type: 'webauthn.create' }] as [string, Deviation],
    ['another key', { key: otherKey }] as [string, Deviation],
  ])('signs nobody in by %s', async (_, otherwise) => {
    const owner = await newOwner()
    const { status, body, headers } = await signInBy(owner.authenticator, otherwise)
    expect([status, body.message]).toEqual([401, wrong])
    expect(headers.get('set-cookie') ?? '').not.toContain('payload-token')
    expect(await logOf(owner.id, 'sign-in refused')).toHaveLength(1)
    expect((await signInBy(owner.authenticator)).status, 'the same without it').toBe(200)
  })

  it.each(deviations.slice(0, 5))('is not added by %s', async (_, otherwise) => {
    const account = await newAccount(superToken, 'news_admin')
    const { answer } = await addPasskey(account, {}, new Authenticator(origin), otherwise)
    expect([answer.status, answer.body.message]).toEqual([
      400,
      expect.stringContaining('passkey is not right'),
    ])
    expect(await listOf(account.token)).toEqual([])
    expect((await signInWith(account.username)).status).toBe(200)
  })

  it('is refused where nobody has it, in the same words', async () => {
    const owner = await newOwner()
    const handle = Buffer.from(owner.id).toString('base64url')
    const unknown = ['', 'nobody', '000000000000000000000000'].map((id) =>
      Buffer.from(id).toString('base64url'),
    )
    for (const userHandle of [handle, ...unknown.filter(Boolean)]) {
      const { status, body } = await signInBy(new Authenticator(origin), { userHandle })
      expect([status, body.message]).toEqual([401, wrong])
    }
    const other = await newOwner()
    const { status, body } = await signInBy(other.authenticator, { userHandle: handle })
    expect([status, body.message], 'the passkey of another account').toEqual([401, wrong])
  })

  it('counts once, in the browser that asked for it', async () => {
    const owner = await newOwner()
    const { options, cookie } = await newChallenge()
    const passkey = owner.authenticator.get(options)
    const elsewhere = await newChallenge()
    const send = (sent: string) => post('/login/passkey', { passkey }, undefined, sent)
    expect((await send('')).status, 'without cookie').toBe(401)
    expect((await send(elsewhere.cookie)).status, 'another browser').toBe(401)
    const forged = cookie.replace(/\.\d+\./, `.${Date.now() + 3_600_000}.`)
    expect((await send(forged)).status, 'a longer time').toBe(401)
    expect((await send(cookie)).status).toBe(200)
    expect((await send(cookie)).status, 'a replay').toBe(401)
  })

  it('counts for its purpose: a challenge of a new passkey signs nobody in, nor the other way round', async () => {
    const owner = await newOwner()
    const { begun } = await addPasskey(owner, { code: owner.recoveryCodes[0] })
    const body = { currentPassword: accountPassword, code: owner.recoveryCodes[1] }
    const next = await post('/account/passkeys', body, owner.token)
    const passkey = owner.authenticator.get({ challenge: next.body.challenge, rpId: 'localhost' })
    const cookie = cookieOf(next.headers)
    expect((await post('/login/passkey', { passkey }, undefined, cookie)).status).toBe(401)
    const signing = await newChallenge()
    const made = new Authenticator(origin).create({ ...begun.body, ...signing.options })
    const confirm = { passkey: made }
    const answer = await post('/account/passkeys/confirm', confirm, owner.token, signing.cookie)
    expect(answer.status).toBe(400)
  })

  it('is not added to another account, nor twice', async () => {
    const [one, other] = [
      await newAccount(superToken, 'news_admin'),
      await newAccount(superToken, 'news_admin'),
    ]
    const begun = await post('/account/passkeys', { currentPassword: accountPassword }, one.token)
    const passkey = new Authenticator(origin).create(begun.body)
    const cookie = cookieOf(begun.headers)
    const confirm = (token: string) => post('/account/passkeys/confirm', { passkey }, token, cookie)
    expect((await confirm(other.token)).status).toBe(400)
    expect((await confirm(one.token)).status).toBe(200)
    expect((await confirm(one.token)).status).toBe(400)
    expect(await listOf(other.token)).toEqual([])
    expect(await listOf(one.token)).toHaveLength(1)
  })

  it('is a copy where its counter goes back: refused and logged', async () => {
    const owner = await newOwner()
    expect((await signInBy(owner.authenticator, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect((await signInBy(owner.authenticator, { counter })).status, `${counter}`).toBe(401)
    expect(await logOf(owner.id, 'passkey refused')).toHaveLength(3)
    expect((await signInBy(owner.authenticator, { counter: 8 })).status).toBe(200)
  })

  it('is guessed ten times at most', async () => {
    const owner = await newOwner()
    const client = newClient()
    const answers = []
    for (let count = 0; count < 11; count += 1)
      answers.push((await signInBy(owner.authenticator, { isVerified: false }, client)).status)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('signs in to no account that is gone, or whose initial password is over', async () => {
    const owner = await newOwner()
    const past = new Date(Date.now() - 1000)
    const uri = String(testServer().environment.DATABASE_URI)
    await writeDate(uri, 'users', owner.id, 'passwordExpiresAt', past)
    const expired = await signInBy(owner.authenticator)
    expect([expired.status, expired.body.code]).toEqual([401, 'password_expired'])
    await call(`/users/${owner.id}`, { token: superToken, method: 'DELETE' })
    const { status, body } = await signInBy(owner.authenticator)
    expect([status, body.message]).toEqual([401, wrong])
  })
})

describe('the passkeys of an account', () => {
  it('show no key and no id of the authenticator in any answer, and are written by no other call', async () => {
    const owner = await newOwner()
    const body = { secondFactor: { passkeys: [] } }
    await call(`/users/${owner.id}`, { token: superToken, method: 'PATCH', body })
    const calls = ['/account/passkeys', '/users/me', '/verify', `/users/${owner.id}`, '/users']
    const reads = await Promise.all(calls.map((path) => call(path, { token: owner.token })))
    const told = JSON.stringify(reads.map((answer) => answer.body))
    expect(told).toContain('Laptop')
    expect(told).not.toMatch(/publicKey|"secondFactor"/)
    expect(told).not.toContain(owner.authenticator.id)
    expect(await listOf(owner.token)).toHaveLength(1)
  })

  it('are no matter of visitors, of other sites or of odd input', async () => {
    for (const path of ['', '/confirm', '/x/remove'])
      expect((await post(`/account/passkeys${path}`)).status).toBe(401)
    expect((await call('/account/passkeys')).status).toBe(401)
    const headers = { Origin: 'https://phishing.example', 'Sec-Fetch-Site': 'cross-site' }
    for (const path of ['/login/passkey', '/login/passkey/options']) {
      const foreign = await call(path, { method: 'POST', body: {}, headers })
      expect(foreign.status, path).toBe(403)
    }
    for (const passkey of [
      null,
      'x',
      {},
      { id: '', rawId: '', type: 'public-key', response: {} },
    ]) {
      expect((await post('/login/passkey', { passkey })).status).toBe(400)
      expect((await signInWith('nobody-here', { passkey })).status).toBe(400)
    }
    const large = { passkey: 'x'.repeat(20_000) }
    for (const path of ['/login/passkey', '/login/passkey/options'])
      expect((await post(path, large)).status, path).toBe(413)
  })
})
