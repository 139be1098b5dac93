import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { payloadScript } from '@/scripts/lib/environment.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { internalToken } from '@/src/platform/http/internal-call'
import { api } from '@/tests/helpers/http'
import { redisServer, type RedisServer, startRedis } from '@/tests/helpers/redis'
import { startBeside, startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'

if (!redisServer) console.warn('No redis-server was found: several instances are not tested.')

describe.skipIf(!redisServer)('two instances that share a Redis', () => {
  let redis: RedisServer
  let one: TestServer
  let other: TestServer
  let token: string
  let article: { id: string; slug: string }
  const stops: (() => Promise<void>)[] = []

  beforeAll(async () => {
    redis = await startRedis()
    const first = await startServer({ REDIS_URL: redis.url })
    one = first.server
    const second = await startBeside(one)
    other = second.server
    stops.push(second.stop, first.stop)
    token = await signIn(one.admin.username, one.admin.password, one.baseUrl)
    article = (await write(one, 'POST', '/news', { title: 'Opening' })).body.doc
  })
  afterAll(async () => {
    for (const stop of stops) await stop()
    await redis?.remove()
  })

  const write = (at: TestServer, method: string, path: string, body?: object) =>
    staffCall(path, { baseUrl: at.baseUrl, token, method, body })
  const visit = (at: TestServer, path: string) => fetch(at.baseUrl + path)
  const rename = async (at: TestServer, title: string) =>
    expect((await write(at, 'PATCH', `/news/${article.id}`, { title })).status).toBe(200)
  const shows = async (at: TestServer, title: string) => {
    const page = await visit(at, `/news/${article.slug}`)
    const list = await visit(at, '/news')
    const { body } = await api(`/news/${article.id}`, { baseUrl: at.baseUrl })
    expect([page.status, list.status]).toEqual([200, 200])
    return [(await page.text()).includes(title), (await list.text()).includes(title), body.title]
  }
  const fresh = (title: string) => [true, true, title]

  it('an edit at one is shown by the other at the very next request', async () => {
    await Promise.all([shows(one, ''), shows(other, '')])
    for (let round = 0; round < 8; round += 1) {
      const [here, there] = round % 2 === 0 ? [one, other] : [other, one]
      const title = `Round ${round} of edits`
      await rename(here, title)
      expect(await shows(there, title), `round ${round}`).toEqual(fresh(title))
      expect(await shows(here, title), `round ${round}`).toEqual(fresh(title))
    }
  })

  it('what one has made the other need not make', async () => {
    const cacheSays = async (at: TestServer, slug: string) =>
      (await visit(at, `/zh/news/${slug}`)).headers.get('x-nextjs-cache')
    let says: string | null = null
    // A page is shared after its answer, on a busy machine some time after.
    for (let wait = 1000; says !== 'HIT' && wait <= 32_000; wait *= 2) {
      const { doc } = (await write(one, 'POST', '/news', { title: 'Made once' })).body
      expect(await cacheSays(one, doc.slug)).toBe('MISS')
      await sleep(wait)
      says = await cacheSays(other, doc.slug)
    }
    expect(says).toBe('HIT')
  })

  it('the data of a page that one has made is sent by the other, on whose disk it is not', async () => {
    const { doc } = (await write(one, 'POST', '/news', { title: 'Made by one' })).body
    const html = await (await visit(one, `/news/${doc.slug}`)).text()
    const [file = ''] = /\/_next\/static\/data\/\w+\.js/.exec(html) ?? []
    rmSync(path.join(String(one.environment.DATA_DIR), 'cache'), { recursive: true })
    const answer = await visit(other, file)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Made by one')
  })

  it('limits count the calls to both', async () => {
    const ask = (at: TestServer) =>
      api('/inquiries', {
        baseUrl: at.baseUrl,
        method: 'POST',
        body: { name: 'A visitor', email: 'visitor@example.com', message: 'A question.' },
      })
    const answers: number[] = []
    for (let call = 0; call < 16; call += 1) {
      answers.push((await ask(call % 2 === 0 ? one : other)).status)
    }
    expect(answers).toEqual([...Array(15).fill(201), 429])
  })

  it('sign-ins at both at once lose no session', async () => {
    const { username } = await newAccountAt(one)
    const tokens = await Promise.all(
      [one, other, one, other].map(({ baseUrl }) => signIn(username, 'Only-for-tests-1', baseUrl)),
    )
    for (const session of tokens) {
      const { status } = await staffCall('/verify', { baseUrl: one.baseUrl, token: session })
      expect(status).toBe(200)
    }
  })

  it('a role taken away and a sign-out at one count at the other at once', async () => {
    const account = await newAccountAt(one)
    const at = (server: TestServer, method: string, path: string, body?: object) =>
      staffCall(path, { baseUrl: server.baseUrl, token: account.token, method, body })
    const category = () => ({ name: `Category ${crypto.randomUUID()}` })
    expect((await at(other, 'POST', '/categories', category())).status).toBe(201)
    const role = { role: 'news_admin' }
    expect((await write(one, 'PATCH', `/users/${account.id}`, role)).status).toBe(200)
    expect((await at(other, 'POST', '/categories', category())).status).toBe(403)
    expect((await at(other, 'GET', '/verify')).status).toBe(200)
    expect((await at(one, 'POST', '/users/logout')).status).toBe(200)
    expect((await at(other, 'GET', '/verify')).status).toBe(401)
  })

  it('of two super_admins who are deleted at once, one at each, one stays', async () => {
    const { id, token: second } = await newAccountAt(one, 'super_admin')
    const { body } = await staffCall('/users/me', { baseUrl: one.baseUrl, token })
    const answers = await Promise.all([
      staffCall(`/users/${id}`, { baseUrl: one.baseUrl, token, method: 'DELETE' }),
      staffCall(`/users/${body.user.id}`, {
        baseUrl: other.baseUrl,
        token: second,
        method: 'DELETE',
      }),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2)
    if (answers[1]?.status === 200) token = second
  })

  it('scheduled jobs have one instance at a time', async () => {
    const number = Math.floor(Date.now() / 60_000) + 5
    const ask = async ({ baseUrl, secret }: TestServer) =>
      api('/internal/leases', {
        baseUrl,
        method: 'POST',
        headers: { 'x-internal-token': internalToken(secret) },
        body: { name: 'jobs', number },
      })
    const answers = await Promise.all([one, other, one, other].map(ask))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ body }) => body.isOurs).length).toBe(1)
    const next = await Promise.all([other, one].map((at) => ask({ ...at })))
    expect(next.some(({ body }) => body.isOurs)).toBe(false)
    expect((await api('/internal/leases', { baseUrl: one.baseUrl, method: 'POST' })).status).toBe(
      403,
    )
  })

  it('scheduled publishing is done once by the two of them', async () => {
    const drafts = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const body = { title: `Later ${number}`, _status: 'draft' }
        return (await write(one, 'POST', '/news', body)).body.doc as typeof article
      }),
    )
    const ids = drafts.map(({ id }) => id)
    const args = ['--import', 'tsx', 'tests/helpers/schedule.ts', 'news', ...ids]
    const env = { ...one.environment, ...payloadScript }
    expect((await run(process.execPath, args, { env })).lines).toContain('scheduled')
    const arePublic = () =>
      Promise.all(
        drafts.map(async ({ id }) => (await api(`/news/${id}`, { baseUrl: other.baseUrl })).status),
      )
    await expect.poll(arePublic, { interval: 1000 }).toEqual(drafts.map(() => 200))
    // Nothing is left to do for either.
    for (const { baseUrl, secret } of [one, other]) {
      const headers = { 'x-internal-token': internalToken(secret) }
      const path = '/payload-jobs/run?allQueues=true'
      expect((await staffCall(path, { baseUrl, headers })).status).toBe(200)
    }
    for (const { id } of drafts) {
      const versions = await write(one, 'GET', `/news/versions?where[parent][equals]=${id}`)
      expect(versions.body.totalDocs).toBe(2)
    }
  })

  it('both go on when Redis dies, and share again when it is back', async () => {
    await redis.kill()
    for (const at of [one, other]) {
      const title = `Without Redis at ${at === one ? 'one' : 'the other'}`
      await rename(at, title)
      expect(await shows(at, title)).toEqual(fresh(title))
      await signIn(one.admin.username, one.admin.password, at.baseUrl).catch((error) =>
        // Its account may have been the one that was deleted above.
        expect(String(error)).toContain('401'),
      )
    }
    await redis.start()
    for (const at of [one, other]) {
      const hasRedis = async () => (await api('/ready', { baseUrl: at.baseUrl })).body.redis
      await expect.poll(hasRedis).toBe(true)
    }
    const title = 'Without Redis at the other'
    await expect.poll(() => shows(one, title)).toEqual(fresh(title))
    for (const [here, there] of [
      [one, other],
      [other, one],
    ] as const) {
      const edited = `Redis is back for ${here.baseUrl}`
      await rename(here, edited)
      expect(await shows(there, edited)).toEqual(fresh(edited))
    }
  })

  it('a Redis that hangs holds nobody up', async () => {
    redis.freeze(true)
    // Redis stays frozen until these have been answered, so none of them can have waited for it.
    for (const at of [one, other]) expect((await visit(at, '/careers')).status).toBe(200)
    await rename(one, 'While Redis hangs')
    expect(await shows(one, 'While Redis hangs')).toEqual(fresh('While Redis hangs'))
    redis.freeze(false)
    await expect.poll(() => shows(other, 'While Redis hangs')).toEqual(fresh('While Redis hangs'))
  })

  it('neither met an error of its own', () => {
    for (const { logFile } of [one, other]) {
      const log = readFileSync(logFile, 'utf8')
      expect(log.match(/.*("level":[56]0|^\s*\w*Error|⨯).*/gm)).toBeNull()
      expect(log).toContain('Redis is away')
    }
  })

  async function newAccountAt(
    at: TestServer,
    role: 'product_admin' | 'super_admin' = 'product_admin',
  ) {
    const username = `${role.replace('_', '-')}-${crypto.randomUUID().slice(0, 8)}`
    const body = { username, password: 'Only-for-tests-1', role, permissions: [] }
    const { status, body: answer } = await write(at, 'POST', '/users', body)
    expect(status).toBe(201)
    return {
      username,
      id: answer.doc.id,
      token: await signIn(username, 'Only-for-tests-1', at.baseUrl),
    }
  }
})
