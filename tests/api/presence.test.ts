import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PresenceAnswer } from '@/src/contract/staff/presence'
import { accountPassword } from '../helpers/accounts'
import { movedClock } from '../helpers/server-clock'
import { startBeside, type TestServer } from '../helpers/server'
import { signIn, staffCall } from '../helpers/staff-call'
import { testServer } from '../helpers/test-server'

/** Two processes on one database; the clock of the second is ahead by what `moveTo` says. */
let first: TestServer
let second: TestServer
let stop: () => Promise<void>
let moveTo: (ahead: number) => Promise<string>
let ann: string
let bob: string
let newsroom: string
let page: { collection: string; id: string }

const call = (token: string | undefined, path: string, method = 'GET', body?: unknown) =>
  staffCall(path, { token, method, body, baseUrl: first.baseUrl })

/** Says that an account is at the page, or something else in its place. */
async function say(token: string | undefined, more: object = {}, server = first) {
  const body = { ...page, ...more }
  const options = { token, method: 'POST', body, baseUrl: server.baseUrl }
  const answer = await staffCall('/presence', options)
  return {
    ...answer,
    body: answer.status === 200 ? PresenceAnswer.parse(answer.body) : answer.body,
  }
}

async function account(username: string, role: string, more: object = {}): Promise<string> {
  const { admin, baseUrl } = first
  const token = await signIn(admin.username, admin.password, baseUrl)
  const body = { username, password: accountPassword, role, ...more }
  expect((await call(token, '/users', 'POST', body)).status).toBe(201)
  return signIn(username, accountPassword, baseUrl)
}

beforeAll(async () => {
  first = testServer()
  const clock = movedClock(String(first.environment.DATA_DIR))
  const beside = await startBeside(first, clock.environment)
  second = beside.server
  stop = beside.stop
  moveTo = (ahead) => clock.moveTo(second, ahead)
  const editor = { permissions: ['content'] }
  ann = await account('ann', 'admin', editor)
  bob = await account('bob', 'admin', editor)
  newsroom = await account('newsroom', 'news_admin')
  const body = { title: 'Shared', path: '/shared', layout: [], _status: 'draft' }
  const { doc } = (await call(ann, '/pages', 'POST', body)).body
  page = { collection: 'pages', id: doc.id }
})

afterAll(() => stop())

const leaving = { isLeaving: true }
const at = (username: string) => ({ people: [{ username, place: 'page' }] })
const nobody = { people: [] }

describe('two people at one page', () => {
  it('see each other, at whichever process they are, until one leaves', async () => {
    expect((await say(ann)).body).toEqual(nobody)
    expect((await say(bob, {}, second)).body).toEqual(at('ann'))
    expect((await say(ann)).body).toEqual(at('bob'))
    await say(bob, leaving, second)
    expect((await say(ann)).body).toEqual(nobody)
    await say(ann, leaving)
  })

  it('are there once, with however many windows that call at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4].flatMap(() => [say(ann), say(ann, {}, second)]))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await say(bob)).body).toEqual(at('ann'))
    await say(ann, leaving)
    await say(bob, leaving)
  })

  it('are forgotten when their browser was silent for half a minute', async () => {
    await say(ann)
    expect((await say(bob, {}, second)).body).toEqual(at('ann'))
    await moveTo(31_000)
    await expect.poll(async () => (await say(bob, {}, second)).body).toEqual(nobody)
    await moveTo(0)
    await say(bob, leaving)
    await say(ann, leaving)
  })

  it('are not there for long where the clock of a process was ahead', async () => {
    await moveTo(600_000)
    await expect
      .poll(async () => {
        await say(ann, {}, second)
        return (await say(bob)).body
      })
      .toEqual(nobody)
    await moveTo(0)
    await say(bob, leaving)
    await say(ann, leaving)
  })

  it('are not kept from saving: the version that a save names decides', async () => {
    await say(ann)
    const read = (await call(bob, `/pages/${page.id}?draft=true`)).body.updatedAt
    const save = (token: string, title: string) =>
      staffCall(`/pages/${page.id}?draft=true`, {
        token,
        method: 'PATCH',
        body: { title },
        headers: { 'If-Unmodified-Since': read },
        baseUrl: first.baseUrl,
      })
    expect((await save(bob, 'By Bob')).status).toBe(200)
    expect((await save(ann, 'By Ann')).status).toBe(409)
    await say(ann, leaving)
  })

  it('see who has the document open in the panel', async () => {
    const { user } = (await call(bob, '/verify')).body
    const lock = {
      document: { relationTo: 'pages', value: page.id },
      user: { relationTo: 'users', value: user.id },
    }
    const made = await call(bob, '/payload-locked-documents', 'POST', lock)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect((await say(ann)).body).toEqual({ people: [{ username: 'bob', place: 'panel' }] })
    expect((await say(bob)).body).toEqual(at('ann'))
    await call(bob, `/payload-locked-documents/${made.body.doc.id}`, 'DELETE')
    await say(ann, leaving)
    await say(bob, leaving)
  })
})

describe('the call', () => {
  it('tells names to nobody who may not edit the document', async () => {
    await say(ann)
    for (const [token, status] of [
      [undefined, 401],
      [newsroom, 403],
    ] as const) {
      const answer = await say(token)
      expect(answer.status).toBe(status)
      expect(JSON.stringify(answer.body)).not.toContain('ann')
    }
    await say(ann, leaving)
  })

  it.each<[object, number, string]>([
    [{ collection: null }, 400, 'collection'],
    [{ collection: 'users' }, 400, 'collection'],
    [{ collection: { $gt: '' } }, 400, 'collection'],
    [{ id: null }, 400, 'id'],
    [{ id: { $ne: '' } }, 400, 'id'],
    [{ id: '../1' }, 400, 'id'],
    [{ id: 'x'.repeat(65) }, 400, 'id'],
    [{ id: 'none' }, 404, ''],
    [{ isLeaving: 'yes' }, 400, 'isLeaving'],
  ])('refuses %j', async (more, status, field) => {
    const answer = await say(ann, more)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(field)
  })

  it('refuses the id of nothing', async () => {
    const id = page.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await say(ann, { id })).status).toBe(404)
  })

  it('is in no log and in no list', async () => {
    const { admin, baseUrl } = first
    const token = await signIn(admin.username, admin.password, baseUrl)
    const { body } = await call(token, '/activity-logs?limit=100')
    expect(JSON.stringify(body)).not.toContain('presence')
    expect((await call(token, '/payload-kv')).status).toBe(404)
  })

  // Calls are counted by the server itself, whichever database it has.
  it.skipIf(process.env.TEST_DATABASE_URI)('is limited for each account', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => say(newsroom)))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(new Set(statuses)).toEqual(new Set([403, 429]))
    expect((await say(ann, leaving)).status).toBe(200)
  })
})
