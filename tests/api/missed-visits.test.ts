import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MissedRow } from '@/src/contract/visits'
import { startBeside, startServer, type TestServer } from '../helpers/server'
import { signIn, staffCall } from '../helpers/staff-call'
import { loading } from '../helpers/throwaway'

let one: TestServer
let other: TestServer
let token: string
let stopOther: () => Promise<void>
let stopOne: () => Promise<void>

beforeAll(async () => {
  const quickly = { NODE_OPTIONS: loading('quick-writes.mjs') }
  const first = await startServer({ TRUST_PROXY: '1', ...quickly })
  one = first.server
  stopOne = first.stop
  // Counts of this one wait as long as those of a site do: what is done meanwhile comes before them.
  const second = await startBeside(one, { NODE_OPTIONS: loading() })
  other = second.server
  stopOther = second.stop
  token = await signIn(one.admin.username, one.admin.password, one.baseUrl)
})
afterAll(async () => {
  await stopOther?.()
  await stopOne?.()
})

/** Opens a page as a browser does. */
async function open(at: TestServer, path: string, more: Record<string, string> = {}) {
  const answer = await fetch(at.baseUrl + path, {
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      'user-agent': 'Mozilla/5.0 (a visitor)',
      'x-forwarded-for': '192.0.2.7',
      ...more,
    },
  })
  await answer.text()
  return answer
}

const staff = (path: string, method = 'GET', body?: object, by: string | undefined = token) =>
  staffCall(path, { baseUrl: one.baseUrl, token: by, method, body })

async function rows(query = ''): Promise<MissedRow[]> {
  const { status, body } = await staff(`/missed-visits?sort=text${query}`)
  expect(status).toBe(200)
  return body.docs
}

const counted = async () =>
  Object.fromEntries((await rows()).map(({ text, visits }) => [text, visits]))

describe('what visitors do not find', () => {
  it('is counted once for each visit, at two instances at once', async () => {
    const visits = [one, other].flatMap((at) => [
      ...Array.from({ length: 3 }, () => open(at, '/forgotten/page')),
      open(at, '/zh/forgotten/page?from=mail'),
      open(at, '/search?q=Unheard%20of'),
      open(at, '/products?q=unheard+OF'),
    ])
    const statuses = (await Promise.all(visits)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404).length).toBe(8)
    await expect.poll(counted).toEqual({ '/forgotten/page': 8, 'unheard of': 4 })
    const [address] = await rows('&where[kind][equals]=address')
    const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(address).toEqual({
      id: expect.any(String),
      kind: 'address',
      text: '/forgotten/page',
      visits: 8,
      firstDay: today,
      lastDay: today,
    })
    expect((await staff('/overview')).body.missed).toEqual({
      search: [{ text: 'unheard of', visits: 4, lastDay: today }],
      address: [{ text: '/forgotten/page', visits: 8, lastDay: today }],
    })
  })

  it('is counted where a cache or a template has the page as well', async () => {
    for (const number of ['one', 'two', 'three', 'four', 'five', 'six'])
      await open(one, `/search?q=unwritten%20${number}`)
    for (let visit = 0; visit < 3; visit += 1) await open(one, '/search?q=unwritten%20six')
    await expect.poll(counted).toMatchObject({ 'unwritten one': 1, 'unwritten six': 4 })
  })

  it('leaves out programs, files, and what may be of a person', async () => {
    const left = [
      open(one, '/wp-admin'),
      open(one, '/nothing.php'),
      open(one, '/mail/someone@example.com'),
      open(one, '/search?q=someone@example.com'),
      open(one, '/products?q=4111%201111%201111%201111'),
      open(one, '/crawled', { 'user-agent': 'Examplebot/1.0' }),
      open(one, '/asked-by-staff', { cookie: 'payload-token=x' }),
      open(one, '/asked-by-a-script', { accept: '*/*' }),
    ]
    await Promise.all(left)
    const before = await counted()
    await open(one, '/after-all-these')
    await expect.poll(counted).toEqual({ ...before, '/after-all-these': 1 })
  })

  it('is not filled by one client', async () => {
    const flood = { 'x-forwarded-for': '198.51.100.9' }
    await Promise.all(
      Array.from({ length: 60 }, (_, number) => open(one, `/flood-${number}`, flood)),
    )
    await open(one, '/after-the-flood')
    await expect.poll(counted).toMatchObject({ '/after-the-flood': 1 })
    const flooded = (await rows()).filter(({ text }) => text.startsWith('/flood-'))
    expect(flooded.length).toBe(40)
  })

  it('is read and deleted by staff for content, and written by nobody', async () => {
    const [row] = await rows()
    expect([401, 403]).toContain((await staff('/missed-visits', 'GET', undefined, '')).status)
    const account = { username: 'newsroom', password: 'Only-for-tests-1', role: 'news_admin' }
    expect((await staff('/users', 'POST', account)).status).toBe(201)
    const newsroom = await signIn(account.username, account.password, one.baseUrl)
    expect((await staff('/missed-visits', 'GET', undefined, newsroom)).status).toBe(403)
    const body = { kind: 'address', text: '/x', visits: 1, firstDay: 'x', lastDay: 'x' }
    expect((await staff('/missed-visits', 'POST', body)).status).toBe(405)
    expect((await staff(`/missed-visits/${row?.id}`, 'PATCH', { visits: 9 })).status).toBe(405)
    expect((await staff(`/missed-visits/${row?.id}`, 'DELETE')).status).toBe(200)
    expect((await rows()).some(({ id }) => id === row?.id)).toBe(false)
  })

  it('goes away with a redirect, and stays away', async () => {
    await open(one, '/led-on-later')
    await expect.poll(counted).toMatchObject({ '/led-on-later': 1 })
    await open(other, '/led-on-later')
    const made = await staff('/redirects', 'POST', { from: '/led-on-later', to: '/contact' })
    expect(made.status).toBe(201)
    await open(other, '/a-last-one')
    await expect.poll(counted).toMatchObject({ '/a-last-one': 1 })
    expect(await counted()).not.toHaveProperty('/led-on-later')
    expect((await open(one, '/led-on-later')).status).toBe(308)
  })

  it('is written before an instance ends', async () => {
    await open(other, '/at-the-very-end')
    await stopOther()
    expect(await counted()).toMatchObject({ '/at-the-very-end': 1 })
  })
})
