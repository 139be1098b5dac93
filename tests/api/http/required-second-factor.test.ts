import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountPassword, newAccount } from '@/tests/helpers/accounts'
import { Authenticator } from '@/tests/helpers/authenticator'
import { signIn, staffCall } from '@/tests/helpers/staff-call'
import { startServer, type TestServer } from '@/tests/helpers/server'

/** A site that requires a second factor of two roles. */
let server: TestServer
let stop: (() => Promise<void>) | undefined
let token: string
beforeAll(async () => {
  const started = await startServer({ REQUIRE_SECOND_FACTOR: 'super_admin, news_admin' })
  server = started.server
  stop = started.stop
  token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
})

afterAll(() => stop?.())

const call = (path: string, method = 'GET', body?: object) =>
  staffCall(path, { token, method, body, baseUrl: server.baseUrl })

describe('where super_admin must have a second factor', () => {
  it('nothing but the own account is open without one', async () => {
    const { body } = await call('/verify')
    expect(body.needsSecondFactor).toBe(true)
    for (const path of ['/inquiries', '/activity-logs', '/payload-jobs']) {
      expect([path, (await call(path)).status]).toEqual([path, 403])
    }
    const user = { username: 'other', password: 'Only-for-tests-1', role: 'news_admin' }
    expect((await call('/users', 'POST', user)).status).toBe(403)
    expect((await call('/users')).body.totalDocs).toBe(1)
    expect((await call('/products', 'POST', { name: 'X' })).status).toBe(403)
    expect((await call('/products/bulk', 'POST', { action: 'feature', ids: ['x'] })).status).toBe(
      403,
    )
    expect((await call('/overview')).body.rights).toEqual([])
    expect((await call('/account/second-factor')).body.isRequired).toBe(true)
  })

  it('everything is open once it is set up, with the same token', async () => {
    const currentPassword = server.admin.password
    const { body } = await call('/account/second-factor', 'POST', { currentPassword })
    const code = new TOTP({ secret: body.secret }).generate()
    expect((await call('/account/second-factor/confirm', 'POST', { code })).status).toBe(200)
    expect((await call('/verify')).body).not.toHaveProperty('needsSecondFactor')
    expect((await call('/inquiries')).status).toBe(200)
  })

  it('so must others that it names, for whom a passkey will do; the rest need none', async () => {
    const { baseUrl } = server
    const editor = await newAccount(token, 'news_admin', [], baseUrl)
    const other = await newAccount(token, 'product_admin', [], baseUrl)
    const as = (asToken: string, path: string, method = 'GET', body?: object, cookie = '') =>
      staffCall(path, { token: asToken, method, body, baseUrl, headers: { Cookie: cookie } })
    expect((await as(other.token, '/products', 'POST', {})).status).toBe(400)
    const article = { title: 'News' }
    expect((await as(editor.token, '/verify')).body.needsSecondFactor).toBe(true)
    expect((await as(editor.token, '/news', 'POST', article)).status).toBe(403)
    expect((await as(editor.token, '/account/second-factor')).body.isRequired).toBe(true)

    const proof = { currentPassword: accountPassword }
    const begun = await as(editor.token, '/account/passkeys', 'POST', proof)
    const cookie = /passkey=[^;]+/.exec(begun.headers.get('set-cookie') ?? '')?.[0]
    const authenticator = new Authenticator(baseUrl.replace('127.0.0.1', 'localhost'))
    const body = { passkey: authenticator.create(begun.body) }
    const added = await as(editor.token, '/account/passkeys/confirm', 'POST', body, cookie)
    expect(added.status).toBe(200)
    expect((await as(editor.token, '/verify')).body).not.toHaveProperty('needsSecondFactor')
    expect((await as(editor.token, '/news', 'POST', article)).status).not.toBe(403)
  })
})
