import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newAccount } from '@/tests/helpers/accounts'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
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
  const eventsOf = (headers: Headers) =>
    log()
      .split('\n')
      .filter((line) => line.includes(`"requestId":"${headers.get('x-request-id')}"`))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event !== undefined)

  it('where the account lacks a right', async () => {
    const { token, username } = await newAccount(await signInAsSuperAdmin(), 'news_admin')
    const call = { token, method: 'POST', body: { name: 'Somebody' } }
    const { status, headers } = await staffCall('/categories?depth=0', call)
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
    const signIn = await staffCall('/login', { method: 'POST', body })
    const forged = await staffCall('/categories', { token: 'a.b.c', method: 'POST', body: {} })
    for (const { status, headers } of [signIn, forged]) {
      expect(status).toBe(401)
      await expect.poll(() => eventsOf(headers)).toMatchObject([{ event: 'credential_refused' }])
    }
    expect(log()).not.toContain(body.password)
  })

  it('and not where a call has no credential', async () => {
    const { status, headers } = await staffCall('/users')
    expect(status).toBe(401)
    expect(eventsOf(headers)).toEqual([])
  })
})
