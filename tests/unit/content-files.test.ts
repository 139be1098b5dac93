import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentFiles } from '@/src/platform/storage/content-files'
import { DiskCache } from '@/src/platform/storage/disk-cache'

/** Content of the Redis of a test; undefined where the site has none. */
let redis: Map<string, Buffer> | undefined
let isAway: boolean

vi.mock('@/src/platform/redis/connection', () => {
  const unanswered = Symbol('unanswered')
  const client = {
    set: async (key: string, value: Buffer) => redis?.set(key, value) && 'OK',
  }
  return {
    unanswered,
    hasRedis: () => redis !== undefined,
    redisKey: (name: string) => name,
    readBytes: async (key: string) => (isAway ? null : (redis?.get(key) ?? null)),
    tryRedis: async (ask: (given: typeof client) => Promise<unknown>) =>
      isAway ? unanswered : ask(client),
  }
})

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'terminalia-content-'))
  folder = path.join(root, 'files')
  redis = undefined
  isAway = false
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const body = Buffer.from('self.__next_f.push([1,"text"]);'.repeat(100))
const contentOf = (file: { br: Buffer } | undefined) => file && brotliDecompressSync(file.br)

describe('a file that is named by its content', () => {
  it('has one name however often it is stored, and lies compressed on the disk', async () => {
    const files = new ContentFiles(folder)
    const name = String(await files.store(body))
    expect(name).toMatch(/^[\da-f]{32}$/)
    expect(await files.store(Buffer.from(body))).toBe(name)
    expect(await files.store(Buffer.from('other'))).not.toBe(name)
    expect(readdirSync(folder)).toHaveLength(2)
    expect(contentOf(await files.find(name))).toEqual(body)
  })

  it('is found by the process that comes after', async () => {
    const name = String(await new ContentFiles(folder).store(body))
    expect(contentOf(await new ContentFiles(folder).find(name))).toEqual(body)
  })

  it('is compressed as well as can be once it is asked for again', async () => {
    const text = readFileSync('locales/en/common.json')
    const files = new ContentFiles(folder)
    const name = String(await files.store(text))
    const before = Number((await files.find(name))?.br.length)
    await expect.poll(async () => (await files.find(name))?.br.length).toBeLessThan(before)
    expect(contentOf(await files.find(name))).toEqual(text)
  })

  it('is not found where it is cut on the disk, and stored anew', async () => {
    const name = String(await new ContentFiles(folder).store(body))
    writeFileSync(path.join(folder, name), 'cut')
    const next = new ContentFiles(folder)
    expect(await next.find(name)).toBeUndefined()
    expect(await next.store(body)).toBe(name)
    expect(contentOf(await new ContentFiles(folder).find(name))).toEqual(body)
  })

  it('has no name where the disk takes none', async () => {
    writeFileSync(folder, 'no folder')
    const files = new ContentFiles(folder)
    expect(await files.store(body)).toBeUndefined()
    rmSync(folder)
    expect(await files.store(body)).toBeDefined()
  })

  it('is stored again where it was deleted, once somebody misses it', async () => {
    const files = new ContentFiles(folder)
    const name = String(await files.store(body))
    rmSync(folder, { recursive: true })
    files.forget(name)
    await files.store(body)
    expect(readdirSync(folder)).toEqual([name])
  })
})

describe('instances that share a Redis', () => {
  beforeEach(() => {
    redis = new Map()
  })

  it('find the files of each other', async () => {
    const name = String(await new ContentFiles(folder).store(body))
    const other = new ContentFiles(path.join(root, 'other'))
    expect(contentOf(await other.find(name))).toEqual(body)
  })

  it('have no name for a file that Redis did not take', async () => {
    isAway = true
    const files = new ContentFiles(folder)
    expect(await files.store(body)).toBeUndefined()
    isAway = false
    expect(await files.store(body)).toBeDefined()
  })

  it('need no disk', async () => {
    writeFileSync(folder, 'no folder')
    expect(await new ContentFiles(folder).store(body)).toBeDefined()
  })

  it('take nothing from it that is not what its name says', async () => {
    const name = String(await new ContentFiles(folder).store(body))
    for (const key of redis?.keys() ?? []) redis?.set(key, Buffer.from('another'))
    expect(await new ContentFiles(path.join(root, 'other')).find(name)).toBeUndefined()
  })
})

describe('a folder of files', () => {
  const age = (name: string, days: number) => {
    const at = Date.now() / 1000 - days * 24 * 60 * 60
    utimesSync(path.join(folder, name), at, at)
  }

  it('holds no more than it may, and what was used last', async () => {
    const files = new DiskCache(folder, { maxBytes: 100 })
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      await files.set(name, Buffer.alloc(30))
      age(name, 3 - index)
    }
    expect(await files.get('a')).toHaveLength(30)
    await files.set('d', Buffer.alloc(30))
    expect(readdirSync(folder).sort()).toEqual(['a', 'c', 'd'])
  })

  it('lets go of what was not used for long', async () => {
    const files = new DiskCache(folder, { maxBytes: 100, maxAgeMs: 2 * 24 * 60 * 60 * 1000 })
    await files.set('a', Buffer.alloc(10))
    await files.set('b', Buffer.alloc(10))
    age('a', 3)
    age('b', 1)
    await files.set('c', Buffer.alloc(10))
    expect(readdirSync(folder).sort()).toEqual(['b', 'c'])
    expect(await files.use('a')).toBe(false)
  })
})
