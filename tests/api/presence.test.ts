import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PresenceAnswer } from '@/src/contract/staff/presence'
import { accountPassword } from '../helpers/accounts'
import { startBeside, startServer, type TestServer } from '../helpers/server'
import { signIn, staffCall } from '../helpers/staff-call'

/** Two processes on one database; the clock of the second is ahead by what `moveTo` says. */
let first: TestServer
let second: TestServer
let stop: () => Promise<void>
let moveTo: (ahead: number) => void
let ann: string
let bob: string
let newsroom: string
let page: { collection: string; id: string }

const call = (token: string | undefined, path: string, method = 'GET', body?: unknown) =>
  staffCall(path, { token, method, body, baseUrl: first.baseUrl })

const title = 'layout.65f0.title'

/** What a window says: by default nothing but that it is there. */
const bodyOf = (tab: string, more: object = {}) => ({
  tab: `window-${tab}`,
  locale: 'en',
  documents: [page],
  ...more,
})
const at = (path: string) => ({ field: { ...page, path } })

async function say(token: string | undefined, body: object, server = first) {
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
  const started = await startServer()
  first = started.server
  const clock = path.join(String(first.environment.DATA_DIR), 'presence.clock')
  const beside = await startBeside(first, {
    NODE_OPTIONS: '--import ./tests/helpers/moved-clock.mjs',
    MOVED_CLOCK: clock,
  })
  second = beside.server
  stop = async () => {
    await beside.stop()
    await started.stop()
  }
  moveTo = (ahead) => writeFileSync(clock, String(ahead))
  const editor = { permissions: ['content'] }
  ann = await account('ann', 'admin', editor)
  bob = await account('bob', 'admin', editor)
  newsroom = await account('newsroom', 'news_admin')
  const body = { title: 'Shared', path: '/shared', layout: [], _status: 'draft' }
  const { doc } = (await call(ann, '/pages', 'POST', body)).body
  page = { collection: 'pages', id: doc.id }
})

afterAll(() => stop())

describe('two people at one page', () => {
  it('see each other and lock fields, at whichever process they are', async () => {
    const alone = await say(ann, bodyOf('ann', at(title)))
    expect(alone.body).toEqual({ people: [], fields: [], holdsField: true })

    const refused = await say(bob, bodyOf('bob', at(title)), second)
    const held = { ...page, path: title, username: 'ann' }
    const people = [{ username: 'ann', place: 'page' }]
    expect(refused.body).toEqual({ people, fields: [held], holdsField: false })
    const other = await say(bob, bodyOf('bob', at('layout.65f0.text')), second)
    expect(other.body.holdsField).toBe(true)
    expect((await say(ann, bodyOf('ann', at(title)))).body.people).toEqual([
      { username: 'bob', place: 'page' },
    ])

    await say(ann, bodyOf('ann'))
    const free = await say(bob, bodyOf('bob', at(title)), second)
    expect([free.body.fields, free.body.holdsField]).toEqual([[], true])
    await say(bob, bodyOf('bob', { isLeaving: true }), second)
    expect((await say(ann, bodyOf('ann'))).body.people).toEqual([])
  })

  it('get a field that both want at the same moment one of them', async () => {
    for (const path of ['a', 'b', 'c', 'd']) {
      const both = await Promise.all([
        say(ann, bodyOf('ann', at(path))),
        say(bob, bodyOf('bob', at(path)), second),
      ])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect(both.filter(({ body }) => body.holdsField)).toHaveLength(1)
      // Who got it is who has it from then on.
      const later = [
        await say(ann, bodyOf('ann', at(path))),
        await say(bob, bodyOf('bob', at(path)), second),
      ]
      const holds = (answers: { body: PresenceAnswer }[]) =>
        answers.map(({ body }) => body.holdsField)
      expect(holds(later)).toEqual(holds(both))
    }
    await say(ann, bodyOf('ann', { isLeaving: true }))
    await say(bob, bodyOf('bob', { isLeaving: true }))
  })

  it('get what a dead browser held once it was silent for half a minute', async () => {
    await say(ann, bodyOf('ann', at(title)))
    expect((await say(bob, bodyOf('bob', at(title)), second)).body.holdsField).toBe(false)
    moveTo(31_000)
    await expect
      .poll(async () => (await say(bob, bodyOf('bob', at(title)), second)).body)
      .toEqual({ people: [], fields: [], holdsField: true })
    moveTo(0)
    await say(bob, bodyOf('bob', { isLeaving: true }))
    await say(ann, bodyOf('ann', { isLeaving: true }))
  })

  it('are not kept from saving: the version that a save names decides', async () => {
    await say(ann, bodyOf('ann', at('title')))
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
    await say(ann, bodyOf('ann', { isLeaving: true }))
  })

  it('see who has the document open in the panel', async () => {
    const { user } = (await call(bob, '/verify')).body
    const lock = {
      document: { relationTo: 'pages', value: page.id },
      user: { relationTo: 'users', value: user.id },
    }
    const made = await call(bob, '/payload-locked-documents', 'POST', lock)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { body } = await say(ann, bodyOf('ann'))
    expect(body.people).toEqual([{ username: 'bob', place: 'panel' }])
    expect((await say(bob, bodyOf('bob'))).body.people).toEqual([
      { username: 'ann', place: 'page' },
    ])
    await call(bob, `/payload-locked-documents/${made.body.doc.id}`, 'DELETE')
    await say(ann, bodyOf('ann', { isLeaving: true }))
    await say(bob, bodyOf('bob', { isLeaving: true }))
  })
})

describe('the call', () => {
  it('tells names to nobody who may not edit the document', async () => {
    await say(ann, bodyOf('ann', at(title)))
    for (const [token, status] of [
      [undefined, 401],
      [newsroom, 403],
    ] as const) {
      const answer = await say(token, bodyOf('else'))
      expect(answer.status).toBe(status)
      expect(JSON.stringify(answer.body)).not.toContain('ann')
    }
    const { id } = page
    const beside = { documents: [{ collection: 'news', id }], field: { ...page, path: title } }
    expect((await say(newsroom, bodyOf('else', beside))).status).toBe(403)
    const own = { documents: [{ collection: 'news', id }, page] }
    expect((await say(newsroom, bodyOf('else', own))).status).toBe(403)
    await say(ann, bodyOf('ann', { isLeaving: true }))
  })

  it.each<[object, number, string]>([
    [{ tab: 'x' }, 400, 'tab'],
    [{ tab: 'x'.repeat(65) }, 400, 'tab'],
    [{ tab: { $gt: '' } }, 400, 'tab'],
    [{ locale: 'xx' }, 400, 'locale'],
    [{ documents: [] }, 400, 'documents'],
    [{ documents: null }, 400, 'documents'],
    [{ documents: [{ collection: 'users', id: '1' }] }, 400, 'documents'],
    [{ documents: [{ collection: 'pages', id: { $ne: '' } }] }, 400, 'documents'],
    [{ documents: [{ collection: 'pages', id: '../1' }] }, 400, 'documents'],
    [{ documents: [{ collection: 'pages', id: 'none' }] }, 404, ''],
    [{ isLeaving: 'yes' }, 400, 'isLeaving'],
  ])('refuses %j', async (more, status, field) => {
    const answer = await say(ann, bodyOf('ann', more))
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(field)
  })

  it('refuses paths that are none, too many documents and ids of nothing', async () => {
    for (const path of ['', 'x'.repeat(301), 'a b', "a'--", 'a\u0000', '$where']) {
      const { status, body } = await say(ann, bodyOf('ann', at(path)))
      expect([status, body.message], path).toEqual([400, expect.stringContaining('path')])
    }
    const documents = Array.from({ length: 61 }, () => page)
    expect((await say(ann, bodyOf('ann', { documents }))).status).toBe(400)
    const gone = { ...page, id: page.id.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
    expect((await say(ann, bodyOf('ann', { documents: [gone] }))).status).toBe(404)
    expect((await say(ann, bodyOf('ann', { field: { ...gone, path: 'title' } }))).status).toBe(404)
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
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => say(newsroom, {})))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
    expect((await say(ann, bodyOf('ann', { isLeaving: true }))).status).toBe(200)
  })
})
