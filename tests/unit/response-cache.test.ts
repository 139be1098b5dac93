import type { AddressInfo } from 'node:net'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageCache } from '@/src/server/pages/page-cache'
import { cacheResponses } from '@/src/server/pages/response-cache'
import { createSiteServer } from '@/src/server/http-server'
import { invalidations } from '@/src/platform/cache/shared-tags'

const html = `<!doctype html><p>${'Words '.repeat(400)}</p>`

/** Number of requests to Next for a page. */
let made = 0
let server: Server
let base: string
/** Effect of the page beside being a static one. */
let also: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  made = 0
  also = () => {}
  const handle: RequestListener = (request, response) => {
    made += 1
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('ETag', '"one"')
    response.setHeader('Cache-Control', 'private, no-cache')
    also(request, response)
    response.end(html)
  }
  const cache = new PageCache()
  const handlePage = cacheResponses((request, response) => handle(request, response), cache)
  server = createSiteServer({ handle, handlePage, cache, proxies: 0 })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function visit(path = '/', headers: Record<string, string> = {}) {
  const answer = await fetch(base + path, { headers })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

describe('a static page', () => {
  it('is made once for all who ask within a moment, and is the same for each', async () => {
    const [first, second] = [await visit(), await visit()]
    expect(made).toBe(1)
    expect(second.body).toBe(html)
    const told = ({ headers }: typeof first) =>
      [...headers].filter(([name]) => !['date', 'x-request-id', 'x-nextjs-cache'].includes(name))
    expect(told(second)).toEqual(told(first))
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  })

  it('is made anew once something was changed', async () => {
    await visit()
    invalidations.count += 1
    await visit()
    expect(made).toBe(2)
  })

  it('is not kept where something was changed while it was made', async () => {
    also = () => {
      invalidations.count += 1
    }
    await visit()
    await visit()
    expect(made).toBe(2)
  })

  it('is made anew after five seconds', async () => {
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
    await visit()
    clock.mockReturnValue(now + 4999)
    await visit()
    expect(made).toBe(1)
    clock.mockReturnValue(now + 5000)
    await visit()
    expect(made).toBe(2)
    clock.mockRestore()
  })
})

describe("a static page's data for the router", () => {
  const data = '1:"$Sreact.fragment"\n2:["<script>1</script>"]\n'.repeat(40)
  const ask = (headers: Record<string, string> = {}) =>
    visit('/news?_rsc=abc', { rsc: '1', 'accept-encoding': 'br', ...headers })

  beforeEach(() => {
    also = (_, response) => {
      response.removeHeader('ETag')
      response.setHeader('Content-Type', 'text/x-component')
      response.setHeader('x-nextjs-prerender', '1')
      response.setHeader('x-nextjs-stale-time', '30')
      response.end(data)
      response.end = () => response
    }
  })

  it('is made once for all, and tells the router what Next told', async () => {
    const answers = [await ask(), await ask()]
    expect(made).toBe(1)
    for (const { body, headers } of answers) {
      expect(body).toBe(data)
      expect(headers.get('x-nextjs-stale-time')).toBe('30')
      expect(headers.get('x-nextjs-prerender')).toBe('1')
      expect(headers.get('content-encoding')).toBe('br')
      expect(headers.get('content-security-policy')).toContain("script-src 'self' ")
    }
  })

  it.each<[string, Record<string, string>]>([
    ['the page', { rsc: '' }],
    ['a part of it', { 'next-router-segment-prefetch': '/_tree' }],
    ['a foretaste of it', { 'next-router-prefetch': '1' }],
    ['what it lacks', { 'next-router-state-tree': '["news"]' }],
  ])('is not given to who asks for %s', async (_, headers) => {
    await ask()
    await ask(headers)
    expect(made).toBe(2)
  })

  it('is not kept where it was made for one visit', async () => {
    const asStatic = also
    also = (request, response) => {
      response.setHeader('x-made-for', 'one')
      const { setHeader } = response
      response.setHeader = (name, value) =>
        name === 'x-nextjs-prerender' ? response : setHeader.call(response, name, value)
      asStatic(request, response)
    }
    await ask()
    await ask()
    expect(made).toBe(2)
  })
})

describe('a page that shows what its query asks for', () => {
  const failures = (globalThis as unknown as Record<symbol, { count: number }>)[
    Symbol.for('terminalia.failed-reads')
  ] as { count: number }

  beforeEach(() => {
    also = (_, response) => response.removeHeader('ETag')
  })

  it.each(['/products?q=kiosk', '/zh/search?q=kiosk', '/news?page=2'])(
    'is made once for all who ask for %s, until something was changed',
    async (address) => {
      expect((await visit(address)).body).toBe((await visit(address)).body)
      expect(made).toBe(1)
      invalidations.count += 1
      await visit(address)
      expect(made).toBe(2)
    },
  )

  it('is another one for each text and language', async () => {
    await visit('/products?q=kiosk')
    await visit('/products?q=Kiosk')
    await visit('/products?q=kiosk', { cookie: 'lang=zh' })
    expect(made).toBe(3)
  })

  it('is not kept where a read failed while it was made', async () => {
    also = (_, response) => {
      response.removeHeader('ETag')
      failures.count += 1
    }
    await visit('/products?q=kiosk')
    await visit('/products?q=kiosk')
    expect(made).toBe(2)
  })

  it('is not kept where a visitor typed into it', async () => {
    await visit('/contact?product=kiosk')
    await visit('/contact?product=kiosk')
    expect(made).toBe(2)
  })
})

describe('an odd cookie', () => {
  it.each(['lang=%7Ah', 'lang=en; lang=zh', 'a=b;\tlang=zh', 'Lang=zh', 'lang="zh"', 'lang=xx'])(
    '%j is no language, and shares the page of those without one',
    async (cookie) => {
      let seen: string | undefined
      also = ({ headers }) => {
        seen = headers.cookie
      }
      await visit('/', { cookie })
      expect(seen ?? '').not.toMatch(/lang/i)
      await visit()
      expect(made).toBe(1)
    },
  )
})

describe('Next is asked', () => {
  it.each<[string, string, Record<string, string>]>([
    ['for another address', '/news', {}],
    ['for another query', '/?page=2', {}],
    ['for another language', '/', { cookie: 'other=1; lang=zh' }],
    ['by somebody signed in', '/', { cookie: 'payload-token=abc' }],
    ['by who looks at drafts', '/', { cookie: 'a=b; __prerender_bypass=abc' }],
    ['with a token', '/', { authorization: 'JWT abc' }],
    ['whether a kept page still holds', '/', { 'if-none-match': '"two"' }],
  ])('%s', async (_, path, headers) => {
    await visit()
    await visit(path, headers)
    expect(made).toBe(2)
  })

  it.each<[string, typeof also]>([
    ['sets a cookie', (_, response) => response.setHeader('Set-Cookie', 'lang=zh')],
    ['was made for one visit', (_, response) => response.removeHeader('ETag')],
    ['must not be kept', (_, response) => response.setHeader('Cache-Control', 'no-store')],
    [
      'is an error',
      (_, response) => {
        response.statusCode = 404
      },
    ],
  ])('for a page that %s', async (_, does) => {
    also = does
    await visit()
    await visit()
    expect(made).toBe(2)
  })
})

it('keeps no more than it can hold', async () => {
  await visit('/?page=0')
  await Promise.all(Array.from({ length: 200 }, (_, index) => visit(`/?page=${index + 1}`)))
  made = 0
  await visit('/?page=200')
  expect(made).toBe(0)
  await visit('/?page=0')
  expect(made).toBe(1)
})
