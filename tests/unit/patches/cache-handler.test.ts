import fs from 'node:fs'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import LocalCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Cache from '@/src/server/next/cache-handler'

type Given = ConstructorParameters<typeof Cache>[0]
type Asked = Parameters<InstanceType<typeof Cache>['get']>[1]
type Kept = Parameters<InstanceType<typeof Cache>['set']>[1]
type Stored = Parameters<InstanceType<typeof Cache>['set']>[2]

/** A cache as Next makes one for each request; what they hold is the same. */
const cacheOfRequest = (Made: typeof Cache | typeof LocalCache = Cache) =>
  new Made({
    fs,
    flushToDisk: false,
    serverDistDir: '.next/server',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  } as unknown as Given)

const tag = 'products'
const asked = { kind: 'FETCH', tags: [tag], softTags: [] } as unknown as Asked
const stored = { fetchCache: true, tags: [tag] } as unknown as Stored
const valueOf = (body: string) =>
  ({
    kind: 'FETCH',
    data: { headers: {}, body, url: '' },
    tags: [tag],
    revalidate: 300,
  }) as unknown as Kept

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('what is made keeps until something of it changes', async () => {
  const key = crypto.randomUUID()
  const request = cacheOfRequest()
  expect(await request.get(key, asked)).toBeNull()
  vi.advanceTimersByTime(10)
  await request.set(key, valueOf('old'), stored)
  expect(await cacheOfRequest().get(key, asked)).not.toBeNull()
  vi.advanceTimersByTime(10)
  await cacheOfRequest().revalidateTag(tag)
  vi.advanceTimersByTime(10)
  expect(await cacheOfRequest().get(key, asked)).toBeNull()
})

it('what changed while it was made is made anew', async () => {
  const key = crypto.randomUUID()
  const slow = cacheOfRequest()
  await slow.get(key, asked)
  vi.advanceTimersByTime(10)
  await cacheOfRequest().revalidateTag(tag)
  vi.advanceTimersByTime(10)
  await slow.set(key, valueOf('old'), stored)
  expect(await cacheOfRequest().get(key, asked)).toBeNull()
})

it.each([-86_400_000, -3000, 86_400_000])(
  'what changed is made anew where the clock was set by %i ms meanwhile',
  async (step) => {
    const key = crypto.randomUUID()
    const request = cacheOfRequest()
    await request.get(key, asked)
    await request.set(key, valueOf('old'), stored)
    vi.setSystemTime(Date.now() + step)
    vi.advanceTimersByTime(10)
    await cacheOfRequest().revalidateTag(tag)
    vi.advanceTimersByTime(10)
    expect(await cacheOfRequest().get(key, asked)).toBeNull()
  },
)

it('a page takes less memory than its text, and comes back as it was made', async () => {
  const key = '/en/products'
  const page = {
    kind: 'APP_PAGE',
    html: `<p>${'終端機 · Geldautomaten '.repeat(500)}</p>`,
    rscData: Buffer.from('0:["x"]\n'.repeat(500)),
    segmentData: new Map([['/_tree', Buffer.from('1:["y"]\n'.repeat(500))]]),
    headers: { 'x-next-cache-tags': tag },
    status: 200,
  } as unknown as Kept
  const context = { kind: 'APP_PAGE' } as unknown as Asked
  await cacheOfRequest().set(key, page, { cacheControl: { revalidate: 300 } } as unknown as Stored)
  const { memoryCache } = LocalCache as unknown as { memoryCache: Map<string, { value: Kept }> }
  const { html, rscData, segmentData } = memoryCache.get(key)?.value as unknown as {
    html: Buffer
    rscData: Buffer
    segmentData: Map<string, Buffer>
  }
  const sizes = [html, rscData, ...segmentData.values()].map(({ byteLength }) => byteLength)
  expect(Math.max(...sizes)).toBeLessThan(200)
  expect((await cacheOfRequest().get(key, context))?.value).toEqual(page)
  vi.advanceTimersByTime(10)
  await cacheOfRequest().revalidateTag(tag)
  vi.advanceTimersByTime(10)
  expect(await cacheOfRequest().get(key, context)).toBeNull()
})

describe('the tags of a page', () => {
  const pageWith = async (revalidate: number) => {
    const key = crypto.randomUUID()
    const page = {
      kind: 'APP_PAGE',
      html: '<p>',
      headers: { 'x-next-cache-tags': '_N_T_/layout,products,page:/about' },
      status: 200,
    }
    const stored = { cacheControl: { revalidate } } as unknown as Stored
    await cacheOfRequest().set(key, page as unknown as Kept, stored)
    // What Next has just made it sends as it was made.
    expect(page.headers).not.toHaveProperty('x-page-tags')
    const kept = await cacheOfRequest().get(key, { kind: 'APP_PAGE' } as unknown as Asked)
    return (kept?.value as unknown as typeof page).headers
  }
  afterEach(() => vi.unstubAllEnvs())

  it('go out with it where a CDN is purged by them', async () => {
    vi.stubEnv('CDN_PURGE', 'https://purge.example.com')
    expect(await pageWith(300)).toHaveProperty('x-page-tags', 'site,products,page-about')
    expect(await pageWith(5)).not.toHaveProperty('x-page-tags')
  })

  it('stay inside where there is no CDN', async () => {
    vi.stubEnv('CDN_PURGE', '')
    expect(await pageWith(300)).not.toHaveProperty('x-page-tags')
  })
})

it('is needed as long as Next takes for new what changed while it was made', async () => {
  const key = crypto.randomUUID()
  const slow = cacheOfRequest(LocalCache)
  await slow.get(key, asked)
  vi.advanceTimersByTime(10)
  await cacheOfRequest(LocalCache).revalidateTag(tag)
  vi.advanceTimersByTime(10)
  await slow.set(key, valueOf('old'), stored)
  expect(await cacheOfRequest(LocalCache).get(key, asked)).not.toBeNull()
})

describe("Next's class around the cache", () => {
  const outerCache = (Made: typeof IncrementalCache, CurCacheHandler: typeof Cache) =>
    new Made({
      fs,
      dev: false,
      minimalMode: false,
      flushToDisk: false,
      serverDistDir: '.next/server',
      requestHeaders: {},
      CurCacheHandler,
      previewProps: {},
      prerenderManifest: { preview: {} },
    } as unknown as ConstructorParameters<typeof IncrementalCache>[0])

  /** Stores a page, and returns how often its data was written as JSON. */
  const jsonOf = async (outer: IncrementalCache) => {
    const rscData = Buffer.from('0:["x"]')
    const toJSON = vi.spyOn(rscData, 'toJSON')
    const page = { kind: 'APP_PAGE', html: '<p>', rscData, headers: {}, status: 200 }
    const route = { kind: 'APP_PAGE', sourceRoute: '/about/page' }
    const context = { fetchCache: false, route, cacheControl: { revalidate: 300 } }
    const given = [`/${crypto.randomUUID()}`, page, context] as unknown
    await outer.set(...(given as Parameters<IncrementalCache['set']>))
    return toJSON.mock.calls.length
  }

  it('writes pages as JSON for their length where it is left as it is', async () => {
    const outer = outerCache(
      class extends IncrementalCache {},
      LocalCache as unknown as typeof Cache,
    )
    expect(await jsonOf(outer)).toBe(1)
  })

  it('does not write them once the cache was asked', async () => {
    class Copy extends IncrementalCache {}
    const outer = outerCache(Copy, Cache)
    vi.stubGlobal('__incrementalCache', outer)
    await outer.cacheHandler?.get(crypto.randomUUID(), asked)
    vi.unstubAllGlobals()
    expect(await jsonOf(outer)).toBe(0)
  })
})
