import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { setCdnHeaders, setProxyCacheHeaders } from '@/src/server/steps/proxy-cache-headers'
import { SiteResponse } from '@/src/server/site-response'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Case {
  caching: string
  status?: number
  cookie?: string
  proxies?: number
  method?: string
  request?: Record<string, string>
  /** Time in which the answer is made, ms. */
  takes?: number
}

/** Returns the headers of an answer for the cache in front and for the browser. */
async function told({
  caching,
  status = 200,
  cookie,
  proxies = 1,
  method = 'GET',
  request,
  takes = 0,
}: Case) {
  server = createServer({ ServerResponse: SiteResponse }, (incoming, response) => {
    setProxyCacheHeaders(incoming, response, proxies)
    if (caching) response.setHeader('Cache-Control', caching)
    if (cookie) response.setHeader('Set-Cookie', cookie)
    setTimeout(() => response.writeHead(status).end(), takes)
  }) as Server
  await new Promise<void>((resolve) => server?.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const headers = { 'X-Page-Cache': 'en', ...request }
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method, headers, redirect: 'manual' })
  return {
    isMarked: answer.headers.has('x-accel-expires'),
    keptUntil: Number(answer.headers.get('x-accel-expires')?.slice(1)) * 1000,
    toCache: answer.headers.get('cache-control'),
    toBrowser: answer.headers.get('x-cache-control'),
  }
}

describe('an answer that is the same for everybody', () => {
  it.each(['private, no-cache', 's-maxage=300, stale-while-revalidate=31535700', ''])(
    'that says "%s" is kept for a moment',
    async (caching) => {
      expect(await told({ caching })).toMatchObject({
        isMarked: true,
        toCache: 'max-age=1, stale-while-revalidate=1',
        toBrowser: caching,
      })
    },
  )

  it('is as old as the question, however long it was in the making', async () => {
    const asked = Date.now()
    const { keptUntil } = await told({ caching: 'private, no-cache', takes: 1500 })
    expect(keptUntil).toBeLessThan(asked + 1000)
  })

  it.each([301, 308, 404, 410])('of status %i is, too', async (status) => {
    expect((await told({ caching: 'private, no-cache', status })).isMarked).toBe(true)
  })
})

describe('left alone is', () => {
  const caching = 'private, no-cache'
  it.each<[string, Case]>([
    ['what must not be stored', { caching: 'private, no-store' }],
    ['what lasts by itself', { caching: 'public, max-age=31536000, immutable' }],
    ['what says for how long', { caching: 'public, max-age=300' }],
    ['what sets a cookie', { caching, cookie: 'lang=zh' }],
    ['an error', { caching, status: 500 }],
    ['a refusal', { caching, status: 429 }],
    ['an answer to a write', { caching, method: 'POST' }],
    ['an answer to staff', { caching, request: { Cookie: 'a=b; payload-token=x' } }],
    ['an answer to a client with a token', { caching, request: { Authorization: 'Bearer x' } }],
    ['a preview', { caching, request: { Cookie: '__prerender_bypass=x' } }],
    ['whatever nobody asked about', { caching, request: { 'X-Page-Cache': '' } }],
    ['what is kept under another language', { caching, request: { 'X-Page-Cache': 'zh' } }],
    [
      'what a cookie asks for in another',
      { caching, request: { 'X-Page-Cache': 'en', Cookie: 'lang=zh' } },
    ],
    ['everything where no proxy is trusted', { caching, proxies: 0 }],
  ])('%s', async (_what, given) => {
    expect(await told(given)).toMatchObject({
      isMarked: false,
      toCache: given.caching,
      toBrowser: null,
    })
  })
})

interface CdnCase {
  path?: string
  caching?: string
  tags?: string | null
  status?: number
  cookie?: string
  request?: Record<string, string>
  method?: string
  tagHeaders?: Record<string, string> | undefined
}

const publicPage = 's-maxage=300, stale-while-revalidate=604500'
const untilPurged = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400'
const forMoment = 'max-age=1, stale-while-revalidate=1, stale-if-error=86400'

/** Returns the headers of an answer for a CDN. */
async function toldCdn(given: CdnCase) {
  const { path = '/zh/products', caching = publicPage, tags = 'site,products' } = given
  const { status = 200, cookie, request = {}, method = 'GET' } = given
  const tagHeaders = 'tagHeaders' in given ? given.tagHeaders : { 'Cache-Tag': ',', xkey: ' ' }
  server = createServer({ ServerResponse: SiteResponse }, (incoming, response) => {
    setCdnHeaders(incoming, response, tagHeaders)
    response.setHeader('Cache-Control', caching)
    if (tags) response.setHeader('x-page-tags', tags)
    if (cookie) response.setHeader('Set-Cookie', cookie)
    response.writeHead(status).end()
  }) as Server
  await new Promise<void>((resolve) => server?.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}${path}`
  const { headers } = await fetch(url, { method, headers: request, redirect: 'manual' })
  expect(headers.get('x-page-tags')).toBeNull()
  expect(headers.get('surrogate-control')).toBe(headers.get('cdn-cache-control'))
  return {
    cdn: headers.get('cdn-cache-control'),
    tags: headers.get('cache-tag'),
    keys: headers.get('xkey'),
    browser: headers.get('cache-control'),
  }
}

describe('a CDN that is purged', () => {
  const kept = { cdn: untilPurged, tags: 'site,products', keys: 'site products' }

  it.each<[string, CdnCase]>([
    ['a page with a language in its address', { request: { Cookie: 'lang=ru; seen=1' } }],
    ['its headers alone', { method: 'HEAD' }],
    ['that it is still the same', { status: 304 }],
    ['its data at an address of its own', { path: '/zh?_rsc=1a', request: { RSC: '1' } }],
  ])('keeps %s', async (_what, given) => {
    expect(await toldCdn(given)).toEqual({ ...kept, browser: publicPage })
  })

  it('keeps a page without a language for all who chose none, and browsers ask anew', async () => {
    const page = { path: '/products', caching: 'private, no-cache' }
    expect(await toldCdn(page)).toEqual({ ...kept, browser: 'no-cache' })
    for (const Cookie of ['lang=zh', 'seen=1; lang=en'])
      expect(await toldCdn({ ...page, request: { Cookie } })).toMatchObject({
        cdn: null,
        tags: null,
        browser: 'private, no-cache',
      })
  })

  it.each<[string, CdnCase]>([
    ['without tags, as it was just made', { tags: null }],
    ['that is missing', { status: 404 }],
  ])('keeps a page %s for a moment', async (_what, given) => {
    expect(await toldCdn(given)).toMatchObject({ cdn: forMoment, tags: null, keys: null })
  })

  it.each<[string, CdnCase]>([
    ['staff', { request: { Cookie: 'a=b; payload-token=x' } }],
    ['staff behind https', { request: { Cookie: '__Host-payload-token=x' } }],
    ['a preview', { request: { Cookie: '__prerender_bypass=x' } }],
    ['a client with a token', { request: { Authorization: 'Bearer x' } }],
    ['who gets a cookie', { cookie: 'lang=zh' }],
    ['who sends something', { method: 'POST' }],
    ['one visitor', { caching: 'private, no-store' }],
    ['a router that asks at the address of the page', { request: { RSC: '1' } }],
    ['a browser at the address of data', { path: '/zh/products?_rsc=1a' }],
    ['who asks for what is not kept', { caching: 'private, no-cache', tags: null }],
  ])('keeps nothing for %s', async (_what, given) => {
    expect(await toldCdn(given)).toMatchObject({ cdn: null, tags: null, keys: null })
  })
})

describe('a CDN that nobody purges', () => {
  it('keeps a page for a moment, without tags', async () => {
    expect(await toldCdn({ tagHeaders: undefined })).toEqual({
      cdn: forMoment,
      tags: null,
      keys: null,
      browser: publicPage,
    })
  })

  it('keeps no page without a language', async () => {
    const page = { path: '/products', caching: 'private, no-cache', tagHeaders: undefined }
    expect(await toldCdn(page)).toMatchObject({ cdn: null, browser: 'private, no-cache' })
  })
})
