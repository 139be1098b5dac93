import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { internalToken } from '@/src/platform/http/internal-call'
import { api } from '@/tests/helpers/http'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { openPurgeServer, type PurgeServer } from '@/tests/helpers/purge-server'
import { startBeside } from '@/tests/helpers/server'
import { staffCall } from '@/tests/helpers/staff-call'
import { templateAdmin } from '@/tests/helpers/template'

let cdn: PurgeServer
let server: MortalServer
let token: string

beforeAll(async () => {
  cdn = await openPurgeServer()
  server = await mortalServer({ CDN_PURGE: cdn.url, CDN_PURGE_TOKEN: 'key' })
  token = await server.signIn()
})
afterAll(async () => {
  await server?.remove()
  await cdn?.close()
})
beforeEach(() => {
  cdn.failures.length = 0
})

const visit = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(server.baseUrl + path, { headers })).headers

/** Headers of a page once Next has kept it. */
const keptPage = async (path: string) => {
  await expect.poll(async () => (await visit(path)).get('cache-tag')).not.toBeNull()
  return visit(path)
}

const publish = (title: string) => {
  const body = { title, isActive: true }
  return staffCall('/news', { token, method: 'POST', body, baseUrl: server.baseUrl })
}

/** Returns how often a tag was purged. */
const purgesOf = (tag: string) =>
  cdn.calls.filter(({ body }) => (body as { tags: string[] }).tags.includes(tag)).length

it('is told for how long it may keep a page, and under which tags', async () => {
  for (const path of ['/zh/news', '/news']) {
    const headers = await keptPage(path)
    expect(headers.get('cdn-cache-control')).toMatch(/^max-age=3600, /)
    expect(headers.get('cache-tag')?.split(',')).toEqual(
      expect.arrayContaining(['site', 'news', 'site-settings']),
    )
    expect(headers.get('surrogate-key')).toBe(headers.get('cache-tag')?.replaceAll(',', ' '))
    expect(headers.get('x-page-tags')).toBeNull()
    expect(headers.get('cache-control')).not.toContain('private')
  }
})

it('is told nothing of what is not the same for everybody', async () => {
  await keptPage('/news')
  for (const [path, headers] of [
    ['/news', { Cookie: 'lang=zh' }],
    ['/news', { Cookie: 'payload-token=x' }],
    ['/zh/news', { Cookie: '__prerender_bypass=x' }],
    ['/zh/news', { Authorization: `Bearer ${token}` }],
    ['/admin-portal', {}],
    ['/api/admin/verify', { Authorization: `Bearer ${token}` }],
  ] as const) {
    const told = await visit(path, headers)
    expect(told.get('cdn-cache-control'), path).toBeNull()
    expect(told.get('cache-tag'), path).toBeNull()
  }
})

it('is purged of every page when the site starts', async () => {
  await expect.poll(() => purgesOf('site')).toBeGreaterThan(0)
  expect(cdn.calls[0]).toMatchObject({ call: 'POST /', headers: { authorization: 'Bearer key' } })
})

it('is purged of what a change makes old, and once more for pages that were on their way', async () => {
  await expect.poll(() => purgesOf('site'), { timeout: 15_000 }).toBeGreaterThan(1)
  cdn.calls.length = 0
  expect((await publish('Purged')).status).toBe(201)
  await expect.poll(() => purgesOf('news')).toBe(1)
  expect(purgesOf('products')).toBe(0)
  await expect.poll(() => purgesOf('news'), { timeout: 15_000 }).toBe(2)
})

it('is purged after all where it refused at first', async () => {
  cdn.calls.length = 0
  cdn.failures.push(500, 429)
  expect((await publish('Refused')).status).toBe(201)
  await expect.poll(() => purgesOf('news'), { timeout: 15_000 }).toBeGreaterThanOrEqual(3)
})

it('is purged by another instance where one was killed before it was through', async () => {
  const other = await startBeside({
    baseUrl: server.baseUrl,
    admin: templateAdmin,
    logFile: '',
    secret: String(server.environment.PAYLOAD_SECRET),
    environment: server.environment,
  })
  try {
    // Its own start purges every page, twice.
    const purges = purgesOf('site')
    await expect.poll(() => purgesOf('site'), { timeout: 15_000 }).toBeGreaterThan(purges)
    cdn.failures.push(...Array.from({ length: 50 }, () => 503))
    expect((await publish('Killed')).status).toBe(201)
    await expect.poll(() => cdn.failures.length).toBeLessThan(50)
    await server.end('SIGKILL')
    cdn.failures.length = 0
    cdn.calls.length = 0
    const headers = { 'X-Internal-Token': internalToken(other.server.secret) }
    const { baseUrl } = other.server
    const call = { method: 'POST', headers, body: {}, baseUrl }
    // As every minute.
    const runsAgain = async () => {
      expect((await api('/internal/leftovers', call)).status).toBe(200)
      return purgesOf('news')
    }
    await expect.poll(runsAgain, { timeout: 30_000, interval: 500 }).toBeGreaterThan(0)
  } finally {
    await other.stop()
  }
})
