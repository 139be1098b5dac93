import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSiteServer } from '@/src/server/http-server'
import { SecurityLog } from '@/src/server/steps/security-log'

let close = () => {}
afterEach(() => close())

/** A server that answers each call with the status of its path, its lines, and a clock that can be set. */
async function serve() {
  const lines: Record<string, unknown>[] = []
  const clock = { now: 1_000_000 }
  const server = createSiteServer({
    proxies: 1,
    security: new SecurityLog({ warn: (fields) => lines.push(fields) }, () => clock.now),
    handle: (request: IncomingMessage, response: ServerResponse) => {
      response.statusCode = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 200)
      response.end()
    },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  close = () => void server.close()
  const { port } = server.address() as AddressInfo
  const call = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { Connection: 'close', ...headers },
    })
  return { lines, clock, call }
}

describe('the log of refusals', () => {
  it('names the event, client, method and path, without the query', async () => {
    const { lines, call } = await serve()
    await call('/api/403?key=secret', { 'X-Forwarded-For': '203.0.113.9' })
    await call('/api/429', { 'X-Forwarded-For': '203.0.113.9' }, 'DELETE')
    await call('/api/200', { 'X-Forwarded-For': '203.0.113.9' })
    expect(lines).toMatchObject([
      { event: 'forbidden', client: '203.0.113.9', method: 'GET', path: '/api/403' },
      { event: 'rate_limited', client: '203.0.113.9', method: 'DELETE', path: '/api/429' },
    ])
  })

  it('has no line where nobody claimed to be somebody', async () => {
    const { lines, call } = await serve()
    await call('/api/401')
    await call('/api/401', { Cookie: 'lang=en' })
    expect(lines).toEqual([])
    await call('/api/401', { Authorization: 'Bearer forged' })
    await call('/api/401', { Cookie: 'lang=en; payload-token=forged' })
    expect(lines.map(({ event }) => event)).toEqual(['credential_refused', 'credential_refused'])
  })

  it('has a line for each refused sign-in, by a password or a passkey', async () => {
    const { lines, call } = await serve()
    for (const path of ['login', 'login/passkey', 'users/login'])
      expect(await call(`/api/401/${path}`, {}, 'POST')).toMatchObject({ status: 401 })
    expect(lines.map(({ path }) => path)).toEqual([
      '/api/401/login',
      '/api/401/login/passkey',
      '/api/401/users/login',
    ])
  })

  it('is bounded for each client in each minute, and says so', async () => {
    const { lines, clock, call } = await serve()
    const attack = async () => {
      for (let at = 0; at < 30; at += 1)
        await call('/api/403', { 'X-Forwarded-For': '203.0.113.9' })
    }
    await attack()
    expect(lines).toHaveLength(20)
    expect(lines.at(-1)?.msg).toMatch(/no longer logged/)
    await call('/api/403', { 'X-Forwarded-For': '203.0.113.10' })
    expect(lines).toHaveLength(21)
    clock.now += 61_000
    await attack()
    expect(lines).toHaveLength(41)
  })
})
