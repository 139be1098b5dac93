import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageOfCookies } from '@/src/i18n/language-cookie'
import { ask, type Asked, languageOfPage } from '@/tests/helpers/ask'
import { oddCookies } from '@/tests/helpers/odd-cookies'
import { testServer } from '@/tests/helpers/test-server'

const { baseUrl } = testServer()

/** A condition that never holds: the server then asks Next, whatever it has kept. */
const asCold = { 'If-None-Match': '"none"' }

/**
 * Returns the response for a visitor, without traces of the cache. Pages that are made for each request differ in how
 * their data are cut, and the data of a page repeat the page.
 */
const shown = ({ status, headers, body }: Asked) => {
  const { location, vary } = headers
  const told = ['content-type', 'cache-control']
  const isPage = String(headers['content-type']).startsWith('text/html')
  return {
    status,
    location,
    varies: [...new Set(String(vary).toLowerCase().split(/,\s*/))].sort(),
    told: told.map((name) => headers[name]),
    cookies: headers['set-cookie']?.map((cookie) => cookie.replace(/Expires=[^;]*/, '')),
    title: /<title>[^<]*/.exec(isPage ? headOf(body) : body)?.[0],
    language: /<html[^>]*>/.exec(body)?.[0],
    content: isPage ? /<main[\s\S]*<\/footer>/.exec(body)?.[0] : body.slice(0, 100),
  }
}

const headOf = (page: string) => page.slice(0, page.indexOf('</head>'))

describe('a warm cache answers as a cold one', () => {
  it.each(oddCookies)('whoever came with the cookie %j', async (cookie) => {
    for (const path of ['/locations', '/products?q=warm']) {
      const odd = await ask(baseUrl, path, { Cookie: cookie })
      expect(languageOfPage(odd)).toBe(languageOfCookies(cookie) ?? 'en')
      expect(languageOfPage(await ask(baseUrl, path))).toBe('en')
      expect(languageOfPage(await ask(baseUrl, path, { Cookie: 'lang=zh' }))).toBe('zh')
      expect(languageOfPage(await ask(baseUrl, path, { Cookie: cookie }))).toBe(
        languageOfCookies(cookie) ?? 'en',
      )
    }
  })

  it('has the title in the head of the page, for whatever client', async () => {
    const agents = ['Mozilla/5.0', 'Twitterbot/1.0'].map((agent) => ({ 'User-Agent': agent }))
    for (const agent of [...agents, {}]) {
      const page = await ask(baseUrl, '/products?q=title', { ...agent, ...asCold })
      expect(headOf(page.body)).toContain('<title>Search results for “title”')
    }
  })

  it('whatever other headers came with other requests for the address', async () => {
    const path = fc.constantFrom(
      ...['/locations', '/zh/locations', '/en/locations', '/locations/', '//locations'],
      ...['/%6Cocations', '/zh%2Flocations', '/%7Ah/locations', '/LOCATIONS', '/./locations'],
      ...['/locations?_rsc=1', '/locations?nxtPlng=zh', '/locations?lng=zh', '/locations?'],
      ...[
        '/locations?__nextLocale=zh&nxtIlng=zh',
        '/nothing-here',
        '/news?page=1',
        '/search?q=atm',
      ],
      ...['/products?q=atm', '/products?q=atm&nxtPlng=zh', '/products?q=ATM', '/zh/products?q=atm'],
    )
    const header = fc.constantFrom<[string, string]>(
      ...oddCookies.map((cookie): [string, string] => ['Cookie', cookie]),
      ['Cookie', 'lang=zh'],
      ['Accept-Language', 'zh'],
      ['Accept', 'text/x-component'],
      ['Accept', 'application/json'],
      ['User-Agent', 'Twitterbot/1.0'],
      ['User-Agent', 'Googlebot'],
      ['Content-Type', 'multipart/form-data; boundary=a'],
      ['RSC', '1'],
      ['RSC', '0'],
      ['Next-Router-Prefetch', '1'],
      ['Next-Router-Segment-Prefetch', '/_tree'],
      ['Next-Router-State-Tree', '%5B%22%22%5D'],
      ['Next-Url', '/zh'],
      ['Next-HMR-Refresh', '1'],
      ['Sec-Fetch-Mode', 'navigate'],
      ['Sec-CH-Prefers-Color-Scheme', 'dark'],
      ['Purpose', 'prefetch'],
      ['Host', 'other.example'],
      ['X-Forwarded-Host', 'other.example'],
      ['X-Forwarded-Proto', 'https'],
      ['X-Forwarded-Prefix', '/zh'],
      ['X-HTTP-Method-Override', 'DELETE'],
      ['X-Original-URL', '/zh/locations'],
      ['X-Rewrite-URL', '/zh/locations'],
      ['X-Matched-Path', '/zh/locations'],
      ['X-Invoke-Path', '/zh/locations'],
      ['X-Middleware-Rewrite', '/zh/locations'],
      ['X-Middleware-Prefetch', '1'],
      ['X-Middleware-Override-Headers', 'cookie'],
      ['X-Nextjs-Data', '1'],
      ['X-Prerender-Revalidate', 'x'],
      ['X-Page-Cache', 'zh'],
      ['X-Nonce', 'abc'],
      ['Content-Security-Policy', "script-src 'nonce-abc'"],
    )
    const headers = fc.array(header, { maxLength: 3 }).map((list) => Object.fromEntries(list))
    await fc.assert(
      fc.asyncProperty(path, headers, headers, async (address, before, given) => {
        await ask(baseUrl, address, before)
        const warm = await ask(baseUrl, address, given)
        const cold = await ask(baseUrl, address, { ...given, ...asCold })
        expect(shown(warm)).toEqual(shown(cold))
      }),
      { numRuns: 40 },
    )
  })
})
