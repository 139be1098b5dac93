import { rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inquire, mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { redisServer, type RedisServer, startRedis } from '@/tests/helpers/redis'
import { staffCall } from '@/tests/helpers/staff-call'
import { storedInquirers } from '@/tests/helpers/stored-rows'
import { loading } from '@/tests/helpers/throwaway'

if (!redisServer)
  console.warn('No redis-server was found: one that hangs and goes on is not tested.')

/** A request that takes longer, in ms, waits for Redis, which never answers. Large, because test machines are busy. */
const limit = 20_000

/** A server in the place of Redis that takes every call and answers none, until it is told to pass them on. */
async function silentRedis() {
  const sockets = new Set<Socket>()
  let target: number | undefined
  const server = createServer((socket) => {
    const all = [socket]
    if (target) {
      const onward = connect(target, '127.0.0.1')
      socket.pipe(onward).pipe(socket)
      all.push(onward)
    }
    for (const one of all) {
      sockets.add(one)
      one.on('error', () => undefined)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Forwards new calls to the address; earlier ones keep waiting. */
    passOn: (url: string) => {
      target = Number(new URL(url).port)
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Visits and edits as visitors and staff do, each with its time, ms. */
async function visitAndEdit(server: MortalServer, name: string): Promise<Record<string, number>> {
  const { baseUrl } = server
  const times: Record<string, number> = {}
  const timed = async <T>(what: string, call: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await call()
    times[what] = Math.round(performance.now() - start)
    return result
  }
  for (const address of ['/', '/about', '/zh/news', '/api/products']) {
    const { status } = await timed(address, () => fetch(baseUrl + address))
    expect(status, address).toBe(200)
  }
  const token = await timed('sign-in', () => server.signIn())
  const asked = await timed('inquiry', () => inquire(baseUrl, name, 1))
  expect(asked.status).toBe(201)
  const body = { title: name }
  const saved = await timed('save', () =>
    staffCall('/news', { baseUrl, token, method: 'POST', body }),
  )
  expect(saved.status).toBe(201)
  const page = await timed('what was saved', () => fetch(`${baseUrl}/news/${saved.body.doc.slug}`))
  expect(await page.text()).toContain(name)
  return times
}

const slowest = (times: Record<string, number>) =>
  Object.entries(times).filter(([, time]) => time > limit)

/** It is asked for what visitors want, so somebody must come. */
async function untilHeard(server: MortalServer): Promise<void> {
  const visit = async () => {
    await fetch(`${server.baseUrl}/news`)
    return server.log()
  }
  await expect.poll(visit, { timeout: 40_000, interval: 500 }).toContain('Redis answers again')
}

describe('a Redis that takes calls and never answers', () => {
  let silent: Awaited<ReturnType<typeof silentRedis>>
  let server: MortalServer
  let redis: RedisServer | undefined

  beforeAll(async () => {
    silent = await silentRedis()
    server = await mortalServer({ REDIS_URL: silent.url })
  })
  afterAll(async () => {
    await server?.remove()
    silent?.close()
    await redis?.remove()
  })

  it('holds up neither the start nor anybody who comes, and is told of', async () => {
    expect(slowest(await visitAndEdit(server, 'In silence'))).toEqual([])
    expect(slowest(await visitAndEdit(server, 'Still in silence'))).toEqual([])
    expect(server.log()).toContain('Redis is away')
    const ready = await fetch(`${server.baseUrl}/api/ready`)
    expect((await ready.json()).redis).toBe(false)
  })

  it.skipIf(!redisServer)('is used as soon as it answers', async () => {
    redis = await startRedis()
    silent.passOn(redis.url)
    await untilHeard(server)
    expect(slowest(await visitAndEdit(server, 'Heard again'))).toEqual([])
  })
})

describe.skipIf(!redisServer)('a Redis that hangs in the middle', () => {
  const clock = path.join(os.tmpdir(), `terminalia-${crypto.randomUUID()}.clock`)
  let redis: RedisServer
  let server: MortalServer

  beforeAll(async () => {
    redis = await startRedis()
    server = await mortalServer({
      REDIS_URL: redis.url,
      NODE_OPTIONS: loading('moved-clock.mjs'),
      MOVED_CLOCK: clock,
    })
  })
  afterAll(async () => {
    redis?.freeze(false)
    await server?.remove()
    await redis?.remove()
    rmSync(clock, { force: true })
  })

  /** Lets time pass for the server, and waits until its tokens show that. */
  const moveClock = async (aheadMs: number) => {
    writeFileSync(clock, `${aheadMs} ${aheadMs}`)
    const start = Date.now()
    const times: number[] = []
    const issuedAt = async () => {
      const asked = performance.now()
      const [, payload] = (await server.signIn()).split('.')
      times.push(performance.now() - asked)
      return JSON.parse(atob(String(payload))).iat * 1000
    }
    await expect.poll(issuedAt).toBeGreaterThan(start + aheadMs - 2000)
    expect(Math.max(...times)).toBeLessThan(limit)
  }

  it('holds up nobody, neither while it hangs nor when it goes on', async () => {
    expect(slowest(await visitAndEdit(server, 'Before'))).toEqual([])
    redis.freeze(true)
    expect(slowest(await visitAndEdit(server, 'While it hangs'))).toEqual([])
    // After a pause Redis is asked again each time; it does all of that only when it goes on, though nobody waits for it.
    for (const round of [1, 2, 3]) await moveClock(round * 60_000)
    redis.freeze(false)
    expect(slowest(await visitAndEdit(server, 'Afterwards'))).toEqual([])
    await untilHeard(server)
    for (let round = 0; round < 3; round += 1) {
      expect(slowest(await visitAndEdit(server, `Afterwards ${round}`))).toEqual([])
    }
    const names = ['Before', 'While it hangs', 'Afterwards']
    const rounds = [0, 1, 2].map((round) => `Afterwards ${round}`)
    expect(await storedInquirers(server)).toEqual([...names, ...rounds].sort())
  })

  it('is not thought to be away by a process that was busy itself', async () => {
    Object.assign(process.env, { REDIS_URL: redis.url, LOG_LEVEL: 'silent' })
    const { redisKey, unanswered, tryRedis } = await import('@/src/platform/redis/connection')
    const ask = () => tryRedis((client) => client.get(redisKey('nothing')))
    await expect.poll(ask).not.toBe(unanswered)
    const answer = ask()
    // Its question is sent by then.
    await new Promise(setImmediate)
    for (const start = Date.now(); Date.now() - start < 1000;);
    expect(await answer).toBeNull()
  })

  it('holds no lock for those who did not wait for it', async () => {
    // The locks of the site, in this process.
    Object.assign(process.env, { REDIS_URL: redis.url, LOG_LEVEL: 'silent' })
    const { redisKey, tryRedis } = await import('@/src/platform/redis/connection')
    const { withSharedLock } = await import('@/src/platform/redis/shared-lock')
    const timed = async () => {
      const start = performance.now()
      await withSharedLock('something', async () => undefined)
      return performance.now() - start
    }
    expect(await timed()).toBeLessThan(limit)
    redis.freeze(true)
    expect(await timed()).toBeLessThan(limit)
    redis.freeze(false)
    // Sooner than a lock opens by itself.
    const held = () => tryRedis((client) => client.exists(redisKey('lock:something')))
    await expect.poll(held, { timeout: 10_000 }).toBe(0)
    expect(await timed()).toBeLessThan(limit)
  })
})
