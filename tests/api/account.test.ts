import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountPassword, newAccount } from '../helpers/accounts'
import { writeDate } from '../helpers/date-back'
import { signIn, signInAsSuperAdmin, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'

let superToken: string
beforeAll(async () => {
  superToken = await signInAsSuperAdmin()
})

const post = (token: string | undefined, path: string, body: object = {}) =>
  staffCall(`/account${path}`, { token, method: 'POST', body })

const tryToSignIn = (username: string, code?: string) =>
  staffCall('/login', { method: 'POST', body: { username, password: accountPassword, code } })

describe('the mails to an account', () => {
  it('have an address and a language that it sets itself, and others do not', async () => {
    const [own, other] = [
      await newAccount(superToken, 'news_admin'),
      await newAccount(superToken, 'news_admin'),
    ]
    const email = `${own.username}@example.com`
    const change = (account: { token: string }, body: object) =>
      staffCall(`/users/${own.id}`, { token: account.token, method: 'PATCH', body })
    const set = await change(own, { email, language: 'th' })
    expect([set.status, set.body.doc]).toEqual([
      200,
      expect.objectContaining({ email, language: 'th' }),
    ])
    expect([403, 404]).toContain((await change(other, { email: 'taken@example.com' })).status)
    for (const body of [{ email: 'nobody' }, { language: 'xx' }]) {
      const refused = await change(own, body)
      expect([refused.status, refused.body.message]).toEqual([
        400,
        expect.stringContaining(Object.keys(body)[0] ?? ''),
      ])
    }
    // Several accounts may have none.
    for (const { id, token } of [own, other]) {
      const body = { email: null, language: null }
      const emptied = await staffCall(`/users/${id}`, { token, method: 'PATCH', body })
      expect(emptied.status, JSON.stringify(emptied.body)).toBe(200)
      expect(emptied.body.doc.email ?? null).toBeNull()
    }
  })
})

describe('the own password', () => {
  it('is changed by who knows it, and ends every other session', async () => {
    const { token, username } = await newAccount(superToken, 'news_admin')
    const elsewhere = await signIn(username, accountPassword)
    const newPassword = 'Quiet-harbour-3'
    const body = { currentPassword: accountPassword, newPassword }
    expect((await post(token, '/password', body)).status).toBe(200)
    expect((await staffCall('/verify', { token })).status).toBe(200)
    expect((await staffCall('/verify', { token: elsewhere })).status).toBe(401)
    expect(await signIn(username, newPassword)).toBeTruthy()
  })

  it.each([
    [{ currentPassword: 'not-the-right-one', newPassword: 'Quiet-harbour-3' }, 'current password'],
    [{ currentPassword: accountPassword, newPassword: 'short' }, 'at least 10'],
    [{ currentPassword: accountPassword, newPassword: accountPassword }, 'another one'],
    [{ newPassword: 'Quiet-harbour-3' }, 'currentPassword'],
  ])('is not changed by %j', async (body, message) => {
    const { token, username } = await newAccount(superToken, 'news_admin')
    const answer = await post(token, '/password', body)
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(message)])
    expect(await signIn(username, accountPassword)).toBeTruthy()
  })

  it('is not guessed: after ten tries it is 429', async () => {
    const { token } = await newAccount(superToken, 'news_admin')
    const body = { currentPassword: 'a-wrong-guess', newPassword: 'Quiet-harbour-3' }
    const answers = []
    for (let count = 0; count < 11; count += 1) answers.push(await post(token, '/password', body))
    expect(answers.at(-1)?.status).toBe(429)
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('is changed by no other call, whatever the role', async () => {
    const body = { password: 'Quiet-harbour-3' }
    for (const role of ['super_admin', 'admin'] as const) {
      const { token, id, username } = await newAccount(superToken, role)
      for (const method of ['PATCH', 'PUT']) {
        const answer = await staffCall(`/users/${id}`, { token, method, body })
        expect(answer.status).toBe(400)
        expect(answer.body.message).toContain('the current one is asked for')
      }
      await staffCall(`/users?where[id][equals]=${id}`, { token, method: 'PATCH', body })
      expect(await signIn(username, accountPassword)).toBeTruthy()
    }
  })

  it('may stand empty beside other changes of the own account', async () => {
    const { token, id, username } = await newAccount(superToken, 'super_admin')
    const body = { username, role: 'super_admin', password: '' }
    const answer = await staffCall(`/users/${id}`, { token, method: 'PUT', body })
    expect(answer.status).toBe(200)
    expect(await signIn(username, accountPassword)).toBeTruthy()
  })

  it('of somebody else is reset by super_admin', async () => {
    const { id, username } = await newAccount(superToken, 'news_admin')
    const body = { password: 'Quiet-harbour-3' }
    const answer = await staffCall(`/users/${id}`, { token: superToken, method: 'PATCH', body })
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain('Quiet-harbour-3')
    expect(await signIn(username, body.password)).toBeTruthy()
  })

  it('is no matter of visitors', async () => {
    for (const path of ['/password', '/second-factor', '/second-factor/off']) {
      expect((await post(undefined, path)).status).toBe(401)
    }
  })
})

describe('an initial password', () => {
  const day = 24 * 60 * 60 * 1000
  const own = 'Quiet-harbour-3'
  const endOf = async (id: string) =>
    (await staffCall(`/users/${id}`, { token: superToken })).body.passwordExpiresAt ?? null
  const change = (id: string, body: object, method = 'PATCH') =>
    staffCall(`/users/${id}`, { token: superToken, method, body })
  const past = new Date(Date.now() - 1000)
  const endNow = (id: string) =>
    writeDate(String(testServer().environment.DATABASE_URI), 'users', id, 'passwordExpiresAt', past)
  const changeTo = (newPassword: string) => ({ currentPassword: accountPassword, newPassword })
  const expired =
    'This password was set for you by somebody else and is no longer valid. Ask for a new one.'

  it('ends seven days after somebody else set it, by whatever call', async () => {
    const { id } = await newAccount(superToken, 'news_admin')
    const expectDated = async () => {
      const left = new Date(await endOf(id)).getTime() - Date.now()
      expect(left).toBeGreaterThan(6.9 * day)
      expect(left).toBeLessThanOrEqual(7 * day)
    }
    await expectDated()
    await endNow(id)
    expect((await change(id, { role: 'admin', password: '' }, 'PUT')).status).toBe(200)
    expect(new Date(await endOf(id)), 'no new password, no new date').toEqual(past)
    const form = new FormData()
    form.set('_payload', JSON.stringify({ password: own }))
    const calls: [string, string, unknown][] = [
      [`/users/${id}`, 'PUT', { password: own }],
      [`/users/${id}`, 'PATCH', { password: own }],
      [`/users?where[id][equals]=${id}`, 'PATCH', { password: own }],
      [`/users/${id}`, 'PATCH', form],
    ]
    for (const [path, method, body] of calls) {
      await endNow(id)
      const { status } = await staffCall(path, { token: superToken, method, body })
      expect(status, `${method} ${path}`).toBe(200)
      await expectDated()
    }
  })

  it('takes its date from no client', async () => {
    const { id, token } = await newAccount(superToken, 'news_admin')
    const before = await endOf(id)
    for (const date of [null, '2099-01-01T00:00:00.000Z']) {
      await change(id, { passwordExpiresAt: date })
      await change(id, { passwordExpiresAt: date }, 'PUT')
      const body = { passwordExpiresAt: date, language: 'en' }
      await staffCall(`/users/${id}`, { token, method: 'PATCH', body })
    }
    expect(await endOf(id)).toBe(before)
    const made = await staffCall('/users', {
      token: superToken,
      method: 'POST',
      body: {
        username: `made-${crypto.randomUUID().slice(0, 8)}`,
        password: own,
        role: 'news_admin',
        passwordExpiresAt: null,
      },
    })
    expect(await endOf(made.body.doc.id)).not.toBeNull()
  })

  it('lets in until its date, and then says why to the right password alone', async () => {
    const { id, username, token } = await newAccount(superToken, 'news_admin')
    expect((await tryToSignIn(username)).status).toBe(200)
    await endNow(id)
    for (const path of ['/login', '/users/login']) {
      const body = { username, password: accountPassword }
      const right = await staffCall(path, { method: 'POST', body })
      expect([right.status, right.body.message]).toEqual([401, expired])
      expect(right.body).not.toHaveProperty('token')
      expect(right.headers.get('set-cookie')).toBeNull()
      const wrong = await staffCall(path, { method: 'POST', body: { ...body, password: own } })
      expect([wrong.status, wrong.body.message]).toEqual([
        401,
        expect.stringContaining('incorrect'),
      ])
    }
    const query = `where[resourceId][equals]=${id}&where[action][equals]=sign-in%20refused`
    const log = await staffCall(`/activity-logs?${query}`, { token: superToken })
    expect(log.body.totalDocs, 'all four are in the log').toBe(4)

    for (const path of ['/verify', '/overview', `/users/${id}`, '/account/sessions']) {
      expect((await staffCall(path, { token })).status, path).toBe(401)
    }
    expect((await post(token, '/password', changeTo(own))).status).toBe(401)
    const renewed = await staffCall('/users/refresh-token', { token, method: 'POST' })
    expect(renewed.status).toBe(401)
    const { baseUrl } = testServer()
    const headers = { Cookie: `payload-token=${token}`, Origin: baseUrl }
    expect((await staffCall('/verify', { headers })).status).toBe(401)
    const panel = await fetch(`${baseUrl}/admin`, { headers, redirect: 'manual' })
    expect(panel.headers.get('location') ?? (await panel.text())).toContain('/admin/login')

    expect((await change(id, { password: own })).status).toBe(200)
    expect(await signIn(username, own)).toBeTruthy()
  })

  it('is refused before a second factor is asked for', async () => {
    const { id, token, username } = await newAccount(superToken, 'news_admin')
    const { body: setup } = await post(token, '/second-factor', {
      currentPassword: accountPassword,
    })
    const code = new TOTP({ secret: setup.secret }).generate()
    const { body: on } = await post(token, '/second-factor/confirm', { code })
    await endNow(id)
    for (const sent of [undefined, '000000', on.recoveryCodes[0]]) {
      const { status, body } = await tryToSignIn(username, sent)
      expect([status, body.message, body.code]).toEqual([401, expired, 'password_expired'])
    }
  })

  it('gives way to the own one, which has no end and is another', async () => {
    const { id, token, username } = await newAccount(superToken, 'news_admin')
    expect((await staffCall('/overview', { token })).body.passwordExpiresAt).toBe(await endOf(id))
    const same = await post(token, '/password', changeTo(accountPassword))
    expect([same.status, same.body.message]).toEqual([400, expect.stringContaining('another one')])
    expect((await post(token, '/password', changeTo(own))).status).toBe(200)
    expect(await endOf(id)).toBeNull()
    expect((await staffCall('/overview', { token })).body).not.toHaveProperty('passwordExpiresAt')
    expect(await signIn(username, own)).toBeTruthy()
  })

  it('is none of an account that the operator made', async () => {
    const { user } = (await staffCall('/verify', { token: superToken })).body
    expect(await endOf(user.id)).toBeNull()
  })
})

describe('one sign-in', () => {
  const byCookie = (token: string, path: string, method = 'GET') =>
    staffCall(path, {
      method,
      headers: { Cookie: `payload-token=${token}`, 'Sec-Fetch-Site': 'same-origin' },
    })

  it('serves dashboard and panel, by token and by cookie', async () => {
    const { username } = await newAccount(superToken, 'news_admin')
    const { headers } = await tryToSignIn(username)
    const [, cookie = ''] = /payload-token=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? []
    expect((await byCookie(cookie, '/verify')).body.user.username).toBe(username)
    const renewed = await byCookie(cookie, '/users/refresh-token', 'POST')
    const token = renewed.body.refreshedToken
    expect((await staffCall('/verify', { token })).body.user.username).toBe(username)
    expect(JSON.stringify(renewed.body)).not.toMatch(/sessions|"secondFactor"|hash|salt/)
  })

  it('ends for both at once', async () => {
    const { token } = await newAccount(superToken, 'news_admin')
    expect((await byCookie(token, '/verify')).status).toBe(200)
    const { headers } = await staffCall('/users/logout', { token, method: 'POST' })
    expect(headers.get('set-cookie')).toMatch(/payload-token=;/)
    expect((await byCookie(token, '/verify')).status).toBe(401)
  })
})

describe('sessions', () => {
  const sessionsOf = async (token: string) =>
    (await staffCall('/account/sessions', { token })).body.sessions

  it('are listed with their device, and without what signs in', async () => {
    const { username } = await newAccount(superToken, 'product_admin')
    const { body } = await staffCall('/login', {
      method: 'POST',
      body: { username, password: accountPassword },
      headers: { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' },
    })
    const sessions = await sessionsOf(body.token)
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({ isCurrent: true, device: 'Firefox, Windows' })
    const claims = Buffer.from(body.token.split('.')[1], 'base64url').toString()
    expect(JSON.stringify(sessions)).not.toContain(JSON.parse(claims).sid)
  })

  it('end one by one, or all at once', async () => {
    const { token, username } = await newAccount(superToken, 'product_admin')
    const other = await signIn(username, accountPassword)
    const { id } = (await sessionsOf(token)).find((one: { isCurrent: boolean }) => !one.isCurrent)
    const end = () => staffCall(`/account/sessions/${id}`, { token, method: 'DELETE' })
    expect((await end()).status).toBe(200)
    expect((await end()).status).toBe(404)
    expect((await staffCall('/verify', { token: other })).status).toBe(401)
    const third = await signIn(username, accountPassword)
    expect((await staffCall('/account/sessions', { token, method: 'DELETE' })).status).toBe(200)
    for (const ended of [token, third]) {
      expect((await staffCall('/verify', { token: ended })).status).toBe(401)
    }
  })
})

describe('the second factor', () => {
  interface Prepared {
    token: string
    id: string
    username: string
    codeAt: (steps: number) => string
    recoveryCodes: string[]
  }

  /**
   * An account whose second factor is on. `codeAt(0)` is used up; `codeAt(1)` is good for the next
   * minute, however slow the machine.
   */
  async function prepared(): Promise<Prepared> {
    const { token, id, username } = await newAccount(superToken, 'news_admin')
    const { body } = await post(token, '/second-factor', { currentPassword: accountPassword })
    const totp = new TOTP({ secret: body.secret })
    const begin = Date.now()
    const codeAt = (steps: number) => totp.generate({ timestamp: begin + steps * 30_000 })
    const confirmed = await post(token, '/second-factor/confirm', { code: codeAt(0) })
    expect(confirmed.status).toBe(200)
    return { token, id, username, codeAt, recoveryCodes: confirmed.body.recoveryCodes }
  }

  it('is set up with the password, and on after a right code', async () => {
    const { token } = await newAccount(superToken, 'news_admin')
    expect((await post(token, '/second-factor', { currentPassword: 'wrong-one-1' })).status).toBe(
      400,
    )
    expect((await post(token, '/second-factor/confirm', { code: '123456' })).status).toBe(409)
    const { body } = await post(token, '/second-factor', { currentPassword: accountPassword })
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.uri).toContain(`secret=${body.secret}`)
    expect(body.qr).toMatch(/^<svg/)
    expect((await post(token, '/second-factor/confirm', { code: 'abcdef' })).status).toBe(400)
    expect((await staffCall('/account/second-factor', { token })).body.isOn).toBe(false)
    const code = new TOTP({ secret: body.secret }).generate()
    const confirmed = await post(token, '/second-factor/confirm', { code })
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect((await staffCall('/account/second-factor', { token })).body).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
      isRequired: false,
    })
  })

  it('is asked for after the right password alone, and takes each code once', async () => {
    const { username, codeAt } = await prepared()
    const asked = await tryToSignIn(username)
    expect(asked.status).toBe(401)
    expect(asked.body).toMatchObject({ code: 'second_factor_required', secondFactor: 'required' })
    const wrongPassword = await staffCall('/login', {
      method: 'POST',
      body: { username, password: 'not-the-password', code: codeAt(1) },
    })
    expect([wrongPassword.status, wrongPassword.body.code]).toEqual([401, 'unauthenticated'])
    expect((await tryToSignIn(username, '000000')).status).toBe(401)
    const code = codeAt(1)
    const { status, body } = await tryToSignIn(username, code)
    expect([status, typeof body.token]).toEqual([200, 'string'])
    expect((await tryToSignIn(username, code)).status).toBe(401)
    expect((await tryToSignIn(username, codeAt(0))).status).toBe(401)
    const { sessions } = (await staffCall('/account/sessions', { token: body.token })).body
    expect(sessions, 'refused sign-ins leave no session').toHaveLength(2)
  })

  it('takes one of two sign-ins with the same code at once', async () => {
    const { username, codeAt } = await prepared()
    const code = codeAt(1)
    const answers = await Promise.all([tryToSignIn(username, code), tryToSignIn(username, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('takes each recovery code once, and none of an older set', async () => {
    const { token, username, recoveryCodes, codeAt } = await prepared()
    const [first = '', second = ''] = recoveryCodes
    expect((await tryToSignIn(username, first.toUpperCase())).status).toBe(200)
    expect((await tryToSignIn(username, first)).status).toBe(401)
    const proof = { currentPassword: accountPassword, code: codeAt(1) }
    const renewed = await post(token, '/second-factor/recovery-codes', proof)
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await tryToSignIn(username, second)).status).toBe(401)
    expect((await tryToSignIn(username, renewed.body.recoveryCodes[0])).status).toBe(200)
  })

  it('goes off with password and code', async () => {
    const { token, username, codeAt } = await prepared()
    const off = (code: string) =>
      post(token, '/second-factor/off', { currentPassword: accountPassword, code })
    expect((await off('000000')).status).toBe(400)
    expect((await off(codeAt(1))).status).toBe(200)
    expect((await tryToSignIn(username)).status).toBe(200)
  })

  it('is taken away by super_admin alone, and nothing else ends', async () => {
    const { token, id, username } = await prepared()
    const reset = (as: string) =>
      staffCall(`/users/${id}/second-factor`, { token: as, method: 'DELETE' })
    const { token: admin } = await newAccount(superToken, 'admin', ['users'])
    for (const as of [token, admin]) expect((await reset(as)).status).toBe(403)
    expect((await tryToSignIn(username)).body.secondFactor).toBe('required')
    expect((await reset(superToken)).status).toBe(200)
    expect((await staffCall('/verify', { token })).status).toBe(200)
    expect((await tryToSignIn(username)).status).toBe(200)
    expect((await reset(superToken)).status).toBe(409)
    const query = `where[resourceId][equals]=${id}&where[action][equals]=second factor off`
    const log = await staffCall(`/activity-logs?${query}`, { token: superToken })
    expect(log.body.docs).toMatchObject([{ username: expect.any(String), resourceType: 'users' }])
  })

  it('of the own account goes off with password and code alone', async () => {
    const { token, id, username } = await newAccount(superToken, 'super_admin')
    const { body } = await post(token, '/second-factor', { currentPassword: accountPassword })
    const code = new TOTP({ secret: body.secret }).generate()
    expect((await post(token, '/second-factor/confirm', { code })).status).toBe(200)
    const answer = await staffCall(`/users/${id}/second-factor`, { token, method: 'DELETE' })
    expect(answer.status).toBe(403)
    expect((await tryToSignIn(username)).body.secondFactor).toBe('required')
  })

  it('shows its secret in no answer, and is changed by no other call', async () => {
    const { token, id, username, recoveryCodes, codeAt } = await prepared()
    const body = { secondFactor: null, secondFactorSince: null }
    const changes = await Promise.all(
      [token, superToken].map((as) =>
        staffCall(`/users/${id}`, { token: as, method: 'PATCH', body }),
      ),
    )
    expect((await tryToSignIn(username)).body.secondFactor).toBe('required')
    const calls = ['/users/me', '/verify', `/users/${id}`, '/users', '/activity-logs?limit=50']
    const reads = await Promise.all(
      calls.flatMap((path) => [token, superToken].map((as) => staffCall(path, { token: as }))),
    )
    const login = await tryToSignIn(username, codeAt(1))
    const told = JSON.stringify([...changes, ...reads, login].map((answer) => answer.body))
    expect(told).toContain('secondFactorSince')
    expect(told).not.toMatch(/"secondFactor"|recoveryCodes|"pending"/)
    for (const code of recoveryCodes) expect(told).not.toContain(code)
    const where = await staffCall('/users?where[secondFactor][exists]=true', { token: superToken })
    expect(where.status).toBe(400)
  })
})

describe('the own account', () => {
  const json = (id: string, data: object) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ id, ...data }))
    return form
  }
  const changes: [string, object][] = [
    ['role', { role: 'admin', permissions: [] }],
    ['permissions', { permissions: ['news'] }],
  ]
  const ways: [string, (id: string, data: object) => [string, string, unknown]][] = [
    ['PATCH', (id, data) => ['PATCH', `/users/${id}`, data]],
    ['PUT', (id, data) => ['PUT', `/users/${id}`, data]],
    ['a form', (id, data) => ['PATCH', `/users/${id}`, json(id, data)]],
    ['a call for many', (id, data) => ['PATCH', `/users?where[id][equals]=${id}`, data]],
  ]

  it.each(changes)('keeps its %s, however it is asked for', async (field, data) => {
    const { id, token } = await newAccount(superToken, 'super_admin', ['news', 'products'])
    for (const [name, way] of ways) {
      const [method, path, body] = way(id, data)
      const answer = await staffCall(path, { token, method, body })
      expect(answer.status, name).toBeGreaterThanOrEqual(400)
      expect(answer.status, name).toBeLessThan(500)
      expect(JSON.stringify(answer.body), name).toContain(`cannot change your own ${field}`)
    }
    const { body } = await staffCall(`/users/${id}`, { token: superToken })
    expect([body.role, body.permissions.sort()]).toEqual(['super_admin', ['news', 'products']])
    const same = { role: body.role, permissions: body.permissions }
    expect((await staffCall(`/users/${id}`, { token, method: 'PUT', body: same })).status).toBe(200)
  })

  it('is not deleted by itself, alone or among others, and not by an empty name', async () => {
    const { id, token } = await newAccount(superToken, 'super_admin')
    const other = await newAccount(superToken, 'news_admin')
    const answers = [
      await staffCall(`/users/${id}`, { token, method: 'DELETE' }),
      await staffCall(`/users?where[id][in]=${id},${other.id}`, { token, method: 'DELETE' }),
      await staffCall('/users/bulk', {
        token,
        method: 'POST',
        body: { action: 'delete', ids: [id] },
      }),
    ]
    const text = 'cannot delete your own account'
    expect(answers.map(({ body }) => JSON.stringify(body).includes(text))).toEqual([
      true,
      true,
      true,
    ])
    expect(answers[0]?.status).toBe(403)
    expect([answers[1]?.status, answers[1]?.body.docs.length]).toEqual([403, 1])
    expect(answers[2]?.body.done).toEqual([])
    for (const username of ['', null]) {
      const answer = await staffCall(`/users/${id}`, { token, method: 'PATCH', body: { username } })
      expect(answer.status).toBe(400)
    }
    const locks = { lockUntil: '2199-01-01T00:00:00Z', loginAttempts: 2e9, hash: 'x', salt: 'x' }
    await staffCall(`/users/${id}`, { token, method: 'PATCH', body: locks })
    expect((await staffCall('/verify', { token })).status).toBe(200)
    expect(
      (await staffCall(`/users/access/${id}`, { token, method: 'POST', body: {} })).body.delete,
    ).toBeFalsy()
    expect((await staffCall(`/users/${id}`, { token: superToken, method: 'DELETE' })).status).toBe(
      200,
    )
  })
})
