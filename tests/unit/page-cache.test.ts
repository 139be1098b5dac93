import { Session } from 'node:inspector/promises'
import { describe, expect, it } from 'vitest'
import { PageCache, takeSnapshot } from '@/src/server/pages/page-cache'

const response = (bytes: number) => ({ ...takeSnapshot(), headers: [], body: Buffer.alloc(bytes) })
const page = (text: string) => Buffer.from(`<!doctype html><script>${text}</script>`)

describe('the cache of pages', () => {
  it('drops what was not used for longest, once there are too many', () => {
    const cache = new PageCache()
    for (let index = 0; index < 200; index += 1) cache.set('static', `${index}`, response(10))
    cache.get('static', '0')
    cache.set('static', 'one more', response(10))
    expect(cache.get('static', '0')).toBeDefined()
    expect(cache.get('static', '1')).toBeUndefined()
  })

  it('holds no more than it may weigh', () => {
    const cache = new PageCache()
    const large = 10 * 1024 * 1024
    for (const key of ['a', 'b', 'a', 'c']) cache.set('static', key, response(large))
    expect(['a', 'b', 'c'].map((key) => cache.get('static', key) !== undefined)).toEqual([
      true,
      false,
      true,
    ])
    cache.set('static', 'd', response(3 * large))
    expect(cache.get('static', 'd')).toBeUndefined()
  })

  it('keeps what everybody reads while ever new queries come', () => {
    const cache = new PageCache()
    cache.set('static', '/', response(10))
    for (let index = 0; index < 400; index += 1) cache.set('queried', `${index}`, response(10))
    expect(cache.get('static', '/')).toBeDefined()
  })

  it('compresses a page once, however often Next gives the same anew', () => {
    const cache = new PageCache()
    const first = cache.encoded(page('self.__next_f.push([1])'), true)
    expect(cache.encoded(page('self.__next_f.push([1])'), true)).toBe(first)
    expect(cache.encoded(page('self.__next_f.push([2])'), true)).not.toBe(first)
    expect(cache.encoded(page('self.__next_f.push([1])'), false)).not.toBe(first)
  })

  it('keeps a page compressed, and not the page itself', async () => {
    const cache = new PageCache()
    const compress = async () => {
      const body = await cache.finish(page('self.__next_f.push([1])'.padEnd(2000)), true)
      const { encoding } = await cache.encoded(body, true).encodedFor(body, 'br', true)
      expect(encoding).toBe('br')
      return new WeakRef(body)
    }
    const body = await compress()
    const session = new Session()
    session.connect()
    await session.post('HeapProfiler.collectGarbage')
    session.disconnect()
    expect(body.deref()).toBeUndefined()
  })
})
