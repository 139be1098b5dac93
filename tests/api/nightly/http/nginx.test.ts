import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { languageOfCookies } from '@/src/i18n/language-cookie'
import { ask, languageOfPage } from '@/tests/helpers/ask'
import { oddCookies } from '@/tests/helpers/odd-cookies'
import { checkConfig, nginx, type Proxy, startNginx } from '@/tests/helpers/nginx'
import { sendRaw } from '@/tests/helpers/send-raw'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { signIn, staffCall } from '@/tests/helpers/staff-call'

if (!nginx) console.warn('No nginx was found: its configuration is not tested.')

describe.skipIf(!nginx)('behind the nginx that the project ships', () => {
  let proxy: Proxy
  let server: TestServer
  let token: string
  let stopServer: () => Promise<void>

  beforeAll(async () => {
    ;({ server, stop: stopServer } = await startServer({ TRUST_PROXY: '1' }))
    token = await signIn(server.admin.username, server.admin.password, server.baseUrl)
    proxy = await startNginx([server.baseUrl])
  })
  afterAll(async () => {
    await proxy?.stop()
    await stopServer?.()
  })

  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(proxy.baseUrl + path, { headers, redirect: 'manual' })
  const cacheSays = async (path: string, headers?: Record<string, string>) =>
    (await visit(path, headers)).headers.get('x-cache')
  const write = (method: string, path: string, body: object) =>
    staffCall(path, { baseUrl: proxy.baseUrl, token, method, body })
  /** Waits for the beginning of a second, so that what is kept lasts for the next calls. */
  const beginOfSecond = () => sleep(1000 - (Date.now() % 1000) + 20)

  it('nginx takes the configuration as it is', () => {
    expect(checkConfig()).toMatchObject({ ok: true })
  })

  it('the second visitor gets what the first one made', async () => {
    for (const path of ['/careers', '/api/jobs']) {
      expect(await cacheSays(path)).toBe('MISS')
      // Where the first one took longer than a second, it has grown old meanwhile.
      await expect.poll(() => cacheSays(path), { interval: 5, timeout: 10_000 }).toBe('HIT')
    }
  })

  it('browsers are told what the application says, not what the cache is told', async () => {
    const own = await fetch(`${server.baseUrl}/careers`)
    const { headers } = await visit('/careers')
    expect(headers.get('cache-control')).toBe(own.headers.get('cache-control'))
    expect(headers.get('cache-control')).toContain('private')
    expect([headers.get('x-accel-expires'), headers.get('x-cache-control')]).toEqual([null, null])
  })

  it('every request has an id of its own, also one that the cache answers', async () => {
    await beginOfSecond()
    const idOf = async () =>
      (await visit('/support', { 'X-Request-Id': 'mine' })).headers.get('x-request-id')
    const ids = [await idOf(), await idOf(), await idOf()]
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^\d+-\d+\.\d+-\d+-\d+$/)
  })

  it('languages do not mix, whatever the browser prefers', async () => {
    const lang = async (path: string, headers: Record<string, string>) =>
      /<html[^>]* lang="([^"]+)"/.exec(await (await visit(path, headers)).text())?.[1]
    for (let round = 0; round < 2; round += 1) {
      expect(await lang('/support', { Cookie: 'lang=zh' })).toMatch(/^zh/)
      expect(await lang('/support', { Cookie: 'x=1; lang=ru; y=2' })).toBe('ru')
      expect(await lang('/support', {})).toBe('en')
      expect(await lang('/support', { Cookie: 'lang=klingon' })).toBe('en')
      expect(await lang('/support', { 'Accept-Language': 'ja' })).toBe('en')
      expect(await lang('/zh/support', { Cookie: 'lang=ru' })).toMatch(/^zh/)
    }
  })

  it('a language is read from one spelling of the cookie, as the application reads it', async () => {
    const page = '/locations'
    for (const cookie of oddCookies) {
      const lng = languageOfCookies(cookie) ?? 'en'
      for (const [given, expected] of [
        [cookie, lng],
        ['', 'en'],
        ['lang=zh', 'zh'],
        [cookie, lng],
      ] as const) {
        const answer = await ask(proxy.baseUrl, page, given ? { Cookie: given } : {})
        expect(languageOfPage(answer), `${given} beside ${cookie}`).toBe(expected)
        expect(answer.headers['x-cache']).not.toBe('BYPASS')
      }
    }
    // The same over several lines, and with what clients may put around a value.
    for (const lines of ['Cookie:\tlang=zh\t\r\n', 'Cookie: a=b\r\nCookie: lang=zh\r\n']) {
      const head = `GET ${page} HTTP/1.1\r\nHost: localhost\r\n${lines}Connection: close\r\n\r\n`
      expect(await sendRaw(proxy.baseUrl, head)).toContain('<html lang="zh"')
      expect(languageOfPage(await ask(proxy.baseUrl, page))).toBe('en')
    }
  })

  it('a file is not mistaken for another address of the same path', async () => {
    const html = await (await visit('/support')).text()
    const script = /src="(\/_next\/static\/[^" ]+\.js)/.exec(html)?.[1] ?? ''
    await ask(proxy.baseUrl, `/${script}`)
    await ask(proxy.baseUrl, script.replace('static', 'st%61tic'))
    expect((await visit(script)).status).toBe(200)
  })

  it('two hosts are refused', async () => {
    const head = 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'
    expect(await sendRaw(proxy.baseUrl, head)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('what is compressed goes only to who can read it', async () => {
    for (let round = 0; round < 2; round += 1) {
      const [packed, plain] = await Promise.all(
        ['gzip', 'identity'].map((encoding) => visit('/support', { 'Accept-Encoding': encoding })),
      )
      expect(packed?.headers.get('content-encoding')).toBe('gzip')
      expect(plain?.headers.get('content-encoding')).toBeNull()
      expect(await packed?.text()).toBe(await plain?.text())
    }
    const html = await (await visit('/support')).text()
    const script = /src="(\/_next\/static\/[^" ]+\.js)/.exec(html)?.[1] ?? ''
    for (const encoding of ['br', 'gzip', 'identity']) {
      await visit(script, { 'Accept-Encoding': encoding })
      const again = await visit(script, { 'Accept-Encoding': encoding })
      expect(again.headers.get('x-cache')).toBe('HIT')
      expect(again.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(await again.text()).toMatch(/turbopack|webpack|function/i)
    }
  })

  it('a page as data is not mistaken for the page', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect((await visit('/support')).headers.get('content-type')).toContain('text/html')
      const headers = { RSC: '1', 'Next-Router-Prefetch': '1' }
      const { headers: redirect } = await visit('/support', headers)
      const data = await visit(String(redirect.get('location')), headers)
      expect(data.headers.get('content-type')).toContain('text/x-component')
    }
  })

  it('nothing of staff is kept, and staff see nothing that was', async () => {
    const header = { Authorization: `Bearer ${token}` }
    for (const path of [
      '/api/admin/verify',
      '/api/admin/products',
      '/admin-portal',
      '/api/health',
    ]) {
      for (let round = 0; round < 2; round += 1) {
        expect([null, 'MISS', 'BYPASS'], path).toContain(await cacheSays(path, header))
      }
    }
    expect((await visit('/api/admin/verify', header)).status).toBe(200)
    expect((await visit('/api/admin/verify')).status).toBe(401)
    await visit('/news')
    for (const cookie of ['payload-token=x', 'a=b; __prerender_bypass=x']) {
      expect(await cacheSays('/news', { Cookie: cookie }), cookie).toBe('BYPASS')
    }
    expect(await cacheSays('/news', header)).toBe('BYPASS')
  })

  it('what a visitor typed into a form is kept for nobody else', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await cacheSays('/contact?product=atm')).toBe('BYPASS')
      expect(await cacheSays('/zh/contact/?draft=abc')).toBe('BYPASS')
    }
    expect(['MISS', 'HIT', 'EXPIRED', 'STALE', 'UPDATING']).toContain(await cacheSays('/contact'))
  })

  it('whoever chooses a language by a link goes on in it', async () => {
    // What `fetch` says of itself cannot be chosen.
    const open = async (cookie: string) =>
      sendRaw(
        proxy.baseUrl,
        `GET /zh/news HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Site: same-origin\r\nReferer: http://localhost/news\r\n${cookie}Connection: close\r\n\r\n`,
      )
    for (let round = 0; round < 2; round += 1) {
      expect(await open('')).toMatch(/^set-cookie: lang=zh/im)
      expect(await open('Cookie: lang=ru\r\n')).toMatch(/^set-cookie: lang=zh/im)
    }
    await beginOfSecond()
    await open('Cookie: lang=zh\r\n')
    const later = await open('Cookie: lang=zh\r\n')
    expect(later).toMatch(/^x-cache: HIT/im)
    expect(later).not.toMatch(/^set-cookie/im)
  })

  /** An article, and whether its page shows a text. */
  const newArticle = async () => {
    const title = `Opening ${crypto.randomUUID()}`
    const made = await write('POST', '/news', { title, isActive: true })
    expect(made.status).toBe(201)
    const { id, slug } = made.body.doc
    const shows = async (text: string) =>
      (await (await visit(`/news/${slug}`)).text()).includes(text)
    expect(await shows(title)).toBe(true)
    return { shows, rename: (title: string) => write('PATCH', `/news/${id}`, { title }) }
  }

  /** Parts of the second at which something is edited, ms. */
  const moments = [0, 300, 600]

  it('an edit is seen within two seconds on a page that many look at', async () => {
    const { shows, rename } = await newArticle()
    for (const moment of moments) {
      const title = `Edited ${moment} ms after the second`
      await sleep(1000 - (Date.now() % 1000) + moment)
      await rename(title)
      await expect.poll(() => shows(title), { timeout: 2000, interval: 40 }).toBe(true)
    }
  })

  it('an edit is seen after two seconds on a page that nobody looks at meanwhile', async () => {
    await Promise.all(
      moments.map(async (moment) => {
        const { shows, rename } = await newArticle()
        await sleep(1000 - (Date.now() % 1000) + moment)
        await rename('Edited and left alone')
        // No look, no condition: the time itself is what is tested.
        await sleep(2000)
        expect(await shows('Edited and left alone'), `${moment} ms after the second`).toBe(true)
      }),
    )
  })

  it('counts clients by their own address', async () => {
    const spoofed = await visit('/api/search?q=atm', { 'X-Forwarded-For': '203.0.113.9' })
    expect(spoofed.status).toBe(200)
  })

  it('TRACE is answered with 405, numbers of the server with 404', async () => {
    const answer = await sendRaw(
      proxy.baseUrl,
      'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect((await visit('/api/metrics')).status).toBe(404)
  })

  it('pages stay while the application is away', async () => {
    await visit('/locations')
    await stopServer()
    const stale = async () => {
      const { status, headers } = await visit('/locations')
      return [status, headers.get('x-cache')]
    }
    await expect.poll(stale).toEqual([200, 'STALE'])
    stopServer = async () => undefined
  })
})
