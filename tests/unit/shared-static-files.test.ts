import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSiteServer } from '@/src/server/http-server'
import { SharedStaticFiles } from '@/src/server/steps/static-files'

/** Content of the Redis that the instances share, and for how long it is kept, ms. */
const redis = new Map<string, { value: Buffer; ttl: number }>()
let isAway = false

vi.mock('@/src/platform/redis/connection', () => {
  const unanswered = Symbol('unanswered')
  const client = {
    set: async (key: string, value: Buffer, { PX }: { PX: number }) =>
      redis.set(key, { value, ttl: PX }) && 'OK',
    pExpire: async (key: string, ttl: number) => {
      const entry = redis.get(key)
      if (entry) entry.ttl = ttl
      return entry ? 1 : 0
    },
  }
  return {
    unanswered,
    hasRedis: () => true,
    redisKey: (name: string) => name,
    readBytes: async (key: string) => (isAway ? null : (redis.get(key)?.value ?? null)),
    tryRedis: async (ask: (given: typeof client) => Promise<unknown>) =>
      isAway ? unanswered : ask(client),
  }
})

const script = 'console.log("a script that only the new build has")'.repeat(50)
const picture = Buffer.from([1, 2, 3, 255])

let root: string
const servers: Server[] = []
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'terminalia-builds-'))
  redis.clear()
  isAway = false
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  rmSync(root, { recursive: true, force: true })
})

/** An instance of a build with these files. */
async function instance(build: string, files: Record<string, string | Buffer>) {
  const folder = path.join(root, build)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  const shared = new SharedStaticFiles(folder)
  await shared.share()
  const server = createSiteServer({
    handle: (_request: IncomingMessage, response: ServerResponse) => void response.end('from Next'),
    proxies: 0,
    sharedFiles: shared,
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/`
  return {
    shared,
    load: async (file: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(base + file, { headers })
      return { answer, body: Buffer.from(await answer.arrayBuffer()) }
    },
  }
}

it('a file that only another build has is served by an instance of this one', async () => {
  const old = await instance('old', { 'chunks/old.js': 'old' })
  const next = await instance('new', {
    'chunks/new.js': script,
    'chunks/new.js.br': brotliCompressSync(script),
    'media/flag.png': picture,
  })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { answer, body } = await old.load('chunks/new.js?dpl=1', { 'Accept-Encoding': encoding })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(body.toString()).toBe(script)
  }
  expect((await old.load('media/flag.png')).body).toEqual(picture)
  expect((await next.load('chunks/old.js')).body.toString()).toBe('old')
})

it('files of the own build are left to Next, and what no build has is missing', async () => {
  const { load } = await instance('old', { 'chunks/old.js': 'old' })
  expect((await load('chunks/old.js')).body.toString()).toBe('from Next')
  expect((await load('chunks/none.js')).answer.status).toBe(404)
})

it('files are kept as long as their build runs', async () => {
  const { shared } = await instance('old', { 'chunks/old.js': 'old' })
  const [entry] = redis.values()
  if (entry) entry.ttl = 1
  await shared.share()
  expect(entry?.ttl).toBeGreaterThan(7 * 24 * 60 * 60 * 1000)
  redis.clear()
  await shared.share()
  expect(redis.size).toBe(1)
})

it('an instance without its Redis has its own files alone', async () => {
  isAway = true
  const { load, shared } = await instance('old', { 'chunks/old.js': 'old' })
  expect(await shared.share()).toBe(false)
  expect(redis.size).toBe(0)
  expect((await load('chunks/old.js')).body.toString()).toBe('from Next')
  expect((await load('chunks/new.js')).answer.status).toBe(404)
})
