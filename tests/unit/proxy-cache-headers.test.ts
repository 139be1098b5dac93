import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { setProxyCacheHeaders } from '@/src/server/steps/proxy-cache-headers'
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
