import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, signInAsSuperAdmin, type StaffCall, staffCall } from '@/tests/helpers/staff-call'
import { testServer } from '@/tests/helpers/test-server'

const log = () => readFileSync(testServer().logFile, 'utf8')

it('is JSON, line by line, once the server is ready', () => {
  const text = log()
  const [, ...lines] = text.slice(text.indexOf('ready on')).trimEnd().split('\n')
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow()
})

it('tells under which id a call was refused', async () => {
  const token = await signInAsSuperAdmin()
  const body = { title: 'One', content: 'Two', publishedAt: 'never' }
  const { status, headers } = await staffCall('/news', { token, method: 'POST', body })
  expect(status).toBe(400)
  const id = headers.get('x-request-id') ?? 'none'
  await expect.poll(log).toContain(`"requestId":"${id}"`)
})

describe('a refusal is logged with the client, the path and the account', () => {
  let server: TestServer
  let stop: () => Promise<void>
  let token: string

  // One of its own: the other tests have had their lines of this minute.
  beforeAll(async () => {
    ;({ server, stop } = await startServer())
    token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
  })
  afterAll(() => stop?.())

  const call = (path: string, options: StaffCall = {}) =>
    staffCall(path, { ...options, baseUrl: server.baseUrl })
  const ownLog = () => readFileSync(server.logFile, 'utf8')
  const eventsOf = (headers: Headers) =>
    ownLog()
      .split('\n')
      .filter((line) => line.includes(`"requestId":"${headers.get('x-request-id')}"`))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event !== undefined)

  it('where the account lacks a right', async () => {
    const editor = await newAccount(token, 'news_admin', [], server.baseUrl)
    const { username } = editor
    const { status, headers } = await call('/categories?depth=0', {
      token: editor.token,
      method: 'POST',
      body: { name: 'Somebody' },
    })
    expect(status).toBe(403)
    await expect
      .poll(() => eventsOf(headers))
      .toMatchObject([
        {
          event: 'forbidden',
          method: 'POST',
          path: '/api/admin/categories',
          account: { username },
        },
      ])
    expect(eventsOf(headers)[0]?.client).toMatch(/^[\d.:a-f/]+$/)
  })

  it('where a password is wrong, which is not logged, or a token forged', async () => {
    const body = { username: 'somebody-unknown', password: 'a-wrong-password' }
    const signedIn = await call('/login', { method: 'POST', body })
    const forged = await call('/categories', { token: 'a.b.c', method: 'POST', body: {} })
    for (const { status, headers } of [signedIn, forged]) {
      expect(status).toBe(401)
      await expect.poll(() => eventsOf(headers)).toMatchObject([{ event: 'credential_refused' }])
    }
    expect(ownLog()).not.toContain(body.password)
  })

  it('and not where a call has no credential', async () => {
    const { status, headers } = await call('/users')
    expect(status).toBe(401)
    expect(eventsOf(headers)).toEqual([])
  })
})
