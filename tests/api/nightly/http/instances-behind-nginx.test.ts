import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nginx, type Proxy, startNginx } from '@/tests/helpers/nginx'
import { redisServer, type RedisServer, startRedis } from '@/tests/helpers/redis'
import { startBeside, startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'

const canRun = Boolean(nginx && redisServer)
if (!canRun) console.warn('No nginx or no Redis: instances behind nginx are not tested.')

describe.skipIf(!canRun)('two instances behind the nginx that the project ships', () => {
  let redis: RedisServer
  let proxy: Proxy
  let one: TestServer
  let endOther: () => Promise<void>
  let token: string
  const stops: (() => Promise<void>)[] = []

  beforeAll(async () => {
    redis = await startRedis()
    const first = await startServer({ REDIS_URL: redis.url, TRUST_PROXY: '1' })
    const second = await startBeside(first.server)
    one = first.server
    endOther = second.stop
    proxy = await startNginx([one.baseUrl, second.server.baseUrl])
    stops.push(proxy.stop, second.stop, first.stop, redis.remove)
    token = await signIn(one.admin.username, one.admin.password, proxy.baseUrl)
  })
  afterAll(async () => {
    for (const stop of stops) await stop()
  })

  const write = (method: string, path: string, body: object) =>
    staffCall(path, { baseUrl: proxy.baseUrl, token, method, body })
  const isOn = async (slug: string, text: string) =>
    (await (await fetch(`${proxy.baseUrl}/news/${slug}`)).text()).includes(text)

  it('who signed in at one is known to the other, and an edit is seen within two seconds', async () => {
    const { doc } = (await write('POST', '/news', { title: 'Before' })).body
    expect(await isOn(doc.slug, 'Before')).toBe(true)
    for (let round = 0; round < 4; round += 1) {
      const title = `Edit number ${round}`
      expect((await write('PATCH', `/news/${doc.id}`, { title })).status).toBe(200)
      await expect.poll(() => isOn(doc.slug, title), { timeout: 2000, message: title }).toBe(true)
    }
  })

  it('nobody notices that one of them ends', async () => {
    const answers: number[] = []
    let goesOn = true
    const visitors = Array.from({ length: 6 }, async (_, visitor) => {
      for (let visit = 0; goesOn; visit += 1) {
        // Each at an address of its own, so that none comes out of the cache.
        const answer = await fetch(`${proxy.baseUrl}/careers?visit=${visitor}-${visit}`)
        await answer.text()
        answers.push(answer.status)
        await sleep(20)
      }
    })
    const answered = async (count: number) => {
      while (answers.length < count) await sleep(20)
    }
    await answered(20)
    await endOther()
    await answered(answers.length + 20)
    goesOn = false
    await Promise.all(visitors)
    expect(answers.filter((status) => status !== 200)).toEqual([])
  })

  it('the one that is left takes writes', async () => {
    expect((await write('POST', '/news', { title: 'Alone' })).status).toBe(201)
  })
})
