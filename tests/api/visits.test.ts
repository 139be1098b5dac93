import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type VisitReport, type Vital, VitalsSummary } from '@/src/contract/visits'
import { sumCounts } from '@/src/domain/visits/histogram'
import { writeDate } from '../helpers/date-back'
import { api, type PublicCall } from '../helpers/http'
import { startBeside, startServer, type TestServer } from '../helpers/server'
import { signIn, staffCall } from '../helpers/staff-call'
import { loading } from '../helpers/throwaway'

let one: TestServer
let other: TestServer
let token: string
let stopOther: () => Promise<void>
let stopOne: () => Promise<void>

beforeAll(async () => {
  const first = await startServer({
    TRUST_PROXY: '1',
    NODE_OPTIONS: loading('quick-writes.mjs'),
  })
  one = first.server
  stopOne = first.stop
  // This one waits as long as a site does.
  const second = await startBeside(one, { TRUST_PROXY: '1', NODE_OPTIONS: loading() })
  other = second.server
  stopOther = second.stop
  token = await signIn(one.admin.username, one.admin.password, one.baseUrl)
})
afterAll(async () => {
  await stopOther?.()
  await stopOne?.()
})

let clients = 0

/** Sends a report as the pages of a server do. */
function send(at: TestServer, body: unknown, headers: Record<string, string> = {}) {
  clients += 1
  const call: PublicCall = {
    method: 'POST',
    baseUrl: at.baseUrl,
    body,
    headers: {
      origin: at.baseUrl,
      'user-agent': 'Mozilla/5.0 (a visitor)',
      'X-Forwarded-For': `198.51.100.${clients % 250}`,
      ...headers,
    },
  }
  return api('/visits', call)
}

const report = (changes: Partial<VisitReport['pages'][number]> = {}): VisitReport => ({
  device: 'phone',
  pages: [{ path: '/product/kiosk', lcp: 1800, ...changes }],
})

async function summary(at: TestServer = one): Promise<VitalsSummary> {
  const answer = await staffCall('/web-vitals/summary', { token, baseUrl: at.baseUrl })
  expect(answer.status).toBe(200)
  return VitalsSummary.parse(answer.body)
}

/** Counts what is stored of a vital, by the classes of its values. */
async function stored(vital: Vital, kind: string): Promise<number[]> {
  const { groups } = await summary()
  return groups.find((group) => group.vital === vital && group.kind === kind)?.counts ?? []
}

describe('what browsers measure', () => {
  it('is answered without a body', async () => {
    const { status, body } = await send(one, report({ path: '/about', cls: 0.2 }))
    expect([status, body]).toEqual([204, ''])
    expect(await stored('cls', 'page')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
  })

  it('is added up over instances that write at once, and addresses are not kept', async () => {
    const sent = [one, other].flatMap((at) => [
      ...Array.from({ length: 5 }, () => send(at, report())),
      send(at, report({ path: '/th/product/pump', lcp: 30_000 })),
    ])
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 204))
    await Promise.all([summary(one), summary(other)])
    expect(await stored('lcp', 'product')).toEqual([0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    const all = await summary()
    expect(all.days.find(({ vital }) => vital === 'lcp')).toMatchObject({
      day: all.to,
      device: 'phone',
    })
    const rows = await staffCall('/web-vitals', { token, baseUrl: one.baseUrl })
    expect(JSON.stringify(rows.body)).not.toMatch(/kiosk|pump|198\.51/)
  })

  it('is written by itself, for other instances to read', async () => {
    await send(one, report({ path: '/news', lcp: undefined, inp: 90 }))
    const ofNews = async () =>
      (await summary(other)).groups.filter(({ kind }) => kind === 'news').map(({ vital }) => vital)
    await expect.poll(ofNews).toEqual(['inp'])
  })

  it('of several pages comes in one report', async () => {
    const pages = [
      { path: '/', lcp: 900 },
      { path: '/search', change: 150, cls: 0 },
    ]
    expect((await send(one, { device: 'desktop', pages })).status).toBe(204)
    expect(sumCounts(await stored('lcp', 'home'))).toBe(1)
    expect(sumCounts(await stored('change', 'search'))).toBe(1)
  })
})

describe('a report', () => {
  it.each([
    ['no object', 400, '[]'],
    ['no JSON', 400, '{'],
    ['an unknown device', 400, { ...report(), device: 'fridge' }],
    ['no pages', 400, { device: 'phone', pages: [] }],
    ['an unknown field', 400, { ...report(), visitor: 'me' }],
    ['a text for a number', 400, { device: 'phone', pages: [{ path: '/', lcp: '12' }] }],
    ['a negative time', 400, { device: 'phone', pages: [{ path: '/', lcp: -1 }] }],
    ['an address of staff', 400, report({ path: '/admin/x' })],
    ['an address of a file', 400, report({ path: '/secret.pdf' })],
    ['a foreign address', 400, report({ path: 'https://example.com/' })],
    ['too many bytes', 413, { ...report(), filler: 'x'.repeat(6000) }],
  ])('with %s is refused', async (_, status, body) => {
    const before = await summary()
    const headers = { 'Content-Type': 'application/json' }
    expect((await send(one, body, headers)).status).toBe(status)
    expect(await summary()).toEqual(before)
  })

  it.each([
    ['another site', 403, { origin: 'https://example.com' }],
    ['another site, by what the browser says', 403, { 'sec-fetch-site': 'cross-site' }],
    ['nowhere', 403, { origin: '' }],
    ['a form', 415, { 'Content-Type': 'text/plain' }],
  ])('from %s is refused', async (_, status, headers) => {
    const before = await summary()
    expect((await send(one, report(), headers)).status).toBe(status)
    expect(await summary()).toEqual(before)
  })

  it.each([
    ['staff', { cookie: 'payload-token=x' }],
    ['a program that says so', { 'user-agent': 'Examplebot/1.0' }],
  ])('of %s is not counted', async (_, headers) => {
    const before = await summary()
    expect((await send(one, report(), headers)).status).toBe(204)
    expect(await summary()).toEqual(before)
  })

  it('is not taken from one client without end', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' }
    const before = sumCounts(await stored('lcp', 'product'))
    const answers = await Promise.all(Array.from({ length: 130 }, () => send(one, report(), from)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBe(10)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(sumCounts(await stored('lcp', 'product'))).toBe(before + 120)
  })
})

describe('the counts', () => {
  const call = (path: string, method = 'GET', body?: object, by: string | undefined = token) =>
    staffCall(`/web-vitals${path}`, { baseUrl: one.baseUrl, token: by, method, body })

  it('are read by staff for content, and written by nobody', async () => {
    expect((await call('/summary', 'GET', undefined, '')).status).toBe(401)
    const account = { username: 'newsroom', password: 'Only-for-tests-1', role: 'news_admin' }
    const made = await staffCall('/users', {
      baseUrl: one.baseUrl,
      token,
      method: 'POST',
      body: account,
    })
    expect(made.status).toBe(201)
    const newsroom = await signIn(account.username, account.password, one.baseUrl)
    expect((await call('/summary', 'GET', undefined, newsroom)).status).toBe(403)
    expect((await call('', 'GET', undefined, newsroom)).status).toBe(403)
    const [row] = (await call('')).body.docs
    const body = { day: '2026-01-01', kind: 'home', device: 'phone', vital: 'lcp' }
    expect((await call('', 'POST', body)).status).toBe(405)
    expect((await call(`/${row.id}`, 'PATCH', { class0: 9 })).status).toBe(405)
    expect((await call(`/${row.id}`, 'DELETE')).status).toBe(405)
  })

  it('are written before an instance ends', async () => {
    await send(other, report({ path: '/careers', lcp: 700 }))
    expect(await stored('lcp', 'careers')).toEqual([])
    await stopOther()
    expect(sumCounts(await stored('lcp', 'careers'))).toBe(1)
  })

  it('are deleted once their day is no longer shown', async () => {
    const rows = (await call('')).body.docs as { id: string; kind: string }[]
    const old = rows.find(({ kind }) => kind === 'careers')
    const uri = String(one.environment.DATABASE_URI)
    const gone = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await writeDate(uri, 'web-vitals', String(old?.id), 'day', gone)
    expect(await stored('lcp', 'careers')).toEqual([])
    const { stop } = await startBeside(one)
    await expect.poll(async () => (await call(`/${old?.id}`)).status).toBe(404)
    await stop()
    expect((await call('')).body.docs.length).toBe(rows.length - 1)
  })
})
