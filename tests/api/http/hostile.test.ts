import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessionOfToken } from '@/src/platform/auth/sessions'
import { newAccount } from '@/tests/helpers/accounts'
import { readDatabase } from '@/tests/helpers/database-contents'
import { newCategory, unique } from '@/tests/helpers/samples'
import { sendRaw } from '@/tests/helpers/send-raw'
import { signInAsSuperAdmin, staffCall } from '@/tests/helpers/staff-call'
import { leadsTo, visit } from '@/tests/helpers/visit'
import { testServer } from '@/tests/helpers/test-server'

const baseUrl = testServer().baseUrl

let token: string

beforeAll(async () => {
  token = await signInAsSuperAdmin()
})

/** Headers of a signed-in user's browser for an address that was typed. */
const asBrowser = (signedIn: string) => ({
  Cookie: `payload-token=${signedIn}`,
  'Sec-Fetch-Site': 'none',
})

describe('headers that steer the server', () => {
  it.each<[string, Record<string, string>]>([
    ['another host', { Host: 'evil.example' }],
    ['a forwarded host', { 'X-Forwarded-Host': 'evil.example' }],
    ['a forwarded address', { Forwarded: 'host=evil.example' }],
    ['an original URL', { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' }],
  ])('change nothing in a page: %s', async (_, headers) => {
    for (const path of ['/', '/news', '/sitemap.xml', '/nowhere', '/admin/login']) {
      const head = Object.entries({ Host: 'localhost', ...headers })
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')
      const answer = await sendRaw(
        baseUrl,
        `GET ${path} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`,
      )
      expect(answer.slice(0, 12), path).not.toMatch(/ 5/)
      expect(answer, path).not.toContain('evil.example')
    }
  })

  it.each([
    { 'X-Middleware-Subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
    { 'X-Middleware-Subrequest': 'middleware' },
    { 'X-Invoke-Path': '/admin', 'X-Invoke-Status': '200' },
    { 'X-Matched-Path': '/admin' },
    { 'X-Nextjs-Data': '1' },
    { 'X-Now-Route-Matches': '1=admin' },
    { 'Next-Router-State-Tree': 'x', RSC: '1' },
    { 'Next-Router-Prefetch': '1', RSC: '1' },
    { 'Next-Router-Segment-Prefetch': '/_tree', RSC: '1' },
    { 'Next-Url': '/admin', RSC: '1' },
    { Purpose: 'prefetch', 'X-Middleware-Prefetch': '1' },
    { Range: 'bytes=0-1' },
    { 'If-None-Match': '*' },
    { 'Accept-Encoding': 'br;q=0, gzip;q=0, *;q=0' },
    { 'Accept-Language': 'x'.repeat(4000) },
    { Cookie: `lang=${'x'.repeat(4000)}` },
    { Cookie: 'lang=../../etc; payload-token=a.b.c; __prerender_bypass=x' },
    { Authorization: 'Bearer a.b.c' },
    { Authorization: 'Basic !!!' },
  ] as Record<string, string>[])('let nobody in and break nothing: %j', async (headers) => {
    for (const path of ['/', '/products', '/product/none', '/admin', '/admin-dashboard']) {
      const { status } = await visit(path, headers)
      expect(status, path).toBeLessThan(500)
    }
    const closed = await staffCall('/inquiries', { headers })
    expect([400, 401, 403]).toContain(closed.status)
  })

  it('poison no page for others', async () => {
    const { html: before } = await visit('/zh/news')
    await visit('/zh/news?_rsc=abc12', { RSC: '1' })
    await visit('/zh/news', { RSC: '1', 'X-Nextjs-Data': '1', 'X-Forwarded-Proto': 'javascript' })
    const { html, headers } = await visit('/zh/news')
    expect(headers.get('content-type')).toContain('text/html')
    expect(html.length).toBe(before.length)
    expect(headers.get('vary')).toMatch(/rsc/i)
  })
})

describe('posts to pages', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'an action with rubbish for a form',
      { 'Next-Action': '7f'.repeat(21), 'Content-Type': 'multipart/form-data; boundary=x' },
      '--x\r\n\r\n--',
    ],
    ['an unknown action', { 'Next-Action': 'x'.repeat(40), 'Content-Type': 'text/plain' }, '[]'],
    ['an action of hexadecimal digits', { 'Next-Action': '0'.repeat(42) }, '[{}]'],
    ['an action with rubbish', { 'Next-Action': '7f'.repeat(21) }, '$ACTION_ID_'],
    ['rubbish in a form', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x\r\n\r\n--'],
    ['a form without a boundary', { 'Content-Type': 'multipart/form-data' }, 'x'],
    ['an encoded form', { 'Content-Type': 'application/x-www-form-urlencoded' }, '$ACTION_KEY=x'],
    ['JSON', { 'Content-Type': 'application/json' }, '{"a":1}'],
    ['nothing', {}, ''],
  ])('are no fault of the server: %s', async (_, headers, body) => {
    for (const path of ['/', '/contact', '/search', '/admin', '/admin/login', '/admin-portal']) {
      const { status } = await fetch(baseUrl + path, {
        method: 'POST',
        headers: { Origin: baseUrl, ...headers },
        body,
        redirect: 'manual',
      })
      expect(status, path).toBeLessThan(500)
    }
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])('nor are others: %s', async (method) => {
    for (const path of ['/', '/product/none', '/admin', '/admin-portal', '/api/products', '/x.y']) {
      const { status } = await fetch(baseUrl + path, {
        method,
        headers: { Origin: baseUrl },
        redirect: 'manual',
      })
      expect(status, path).toBeLessThan(500)
    }
  })
})

describe('addresses', () => {
  it.each([
    '/admin%2fcollections%2fusers',
    '/%61dmin-dashboard',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/news//',
    '/news/%252e%252e%252fadmin',
    '/products/%2e%2e/admin',
    '/en/../admin',
    '/zh/zh/zh',
    '/_next/data/x/index.json',
    '/_next/image?url=http://169.254.169.254/',
    '/_next/image?url=%2Fadmin&w=64&q=75',
    '/_query/products',
    '/%5Fquery/products',
    '/en/_query/products?q=a',
    '/__nextjs_original-stack-frame',
    '/api/admin/%75sers',
    '/api//admin/users',
    '/api/admin/users/',
    '/api/admin/users/me',
    '/api/admin/../admin/users',
    '/api/uploads/%2e%2e%2f%2e%2e%2f.env',
    '/uploads/....//....//.env',
  ])('lead nowhere they should not: %s', async (address) => {
    const answer = await sendRaw(
      baseUrl,
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    const status = Number(answer.split(' ', 2)[1])
    expect(status).toBeLessThan(500)
    const location = /^location: (.*)$/im.exec(answer)?.[1] ?? ''
    expect(location).not.toMatch(/^(\w+:)?[/\\]{2}/)
    expect(answer).not.toMatch(/PAYLOAD_SECRET|"username"/)
  })
})

describe('views and calls of Payload that have no use here', () => {
  it.each(['/graphql', '/graphql-playground'])('%s is nowhere', async (end) => {
    for (const path of [end, `/api${end}`, `/api/admin${end}`]) {
      for (const method of ['GET', 'POST']) {
        const { status } = await fetch(baseUrl + path, { method, headers: { Origin: baseUrl } })
        expect([404, 405], `${method} ${path}`).toContain(status)
      }
    }
  })

  it('the first account is made once: its page leads away, and its call is not there', async () => {
    const count = async () => (await staffCall('/users/count', { token })).body.totalDocs
    const before = await count()
    for (const headers of [{}, asBrowser(token)]) {
      const page = await visit('/admin/create-first-user', headers)
      // What is streamed already leads on by what it holds.
      const streamed = /NEXT_REDIRECT;\w+;([^;]+);/.exec(page.html)?.[1]
      expect(leadsTo(page) ?? streamed).toBe('/admin')
    }
    const body = { username: 'first', password: 'Only-for-tests-1', role: 'super_admin' }
    const { status } = await staffCall('/users/first-register', { method: 'POST', body })
    expect([status, await count()]).toEqual([404, before])
  })

  it.each([
    ['/admin/forgot', '/users/forgot-password', {}],
    ['/admin/reset/x', '/users/reset-password', { token: 'x', password: 'Only-for-tests-2' }],
  ])('%s is not there, and neither is what it would call', async (path, call, more) => {
    const { username, password } = testServer().admin
    const { status, html } = await visit(path)
    // What is streamed already says by what it holds that there is no such page.
    const isMissing = status === 404 || html.includes('NEXT_HTTP_ERROR_FALLBACK;404')
    expect([isMissing, html.includes(password)]).toEqual([true, false])
    const answers = []
    for (const name of [username, 'nobody-of-that-name']) {
      const body = { username: name, ...more }
      answers.push(await staffCall(call, { method: 'POST', body, headers: { Origin: baseUrl } }))
    }
    expect(answers.map((answer) => answer.status)).toEqual([404, 404])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await signInAsSuperAdmin()).toBeTruthy()
  })
})

describe('the pages', () => {
  /** Every value of a field in the database, whichever kind it is. */
  const valuesOf = (rows: string[], field: string) =>
    rows.flatMap((row) =>
      [...row.matchAll(new RegExp(`"${field}":"([^"]+)"`, 'g'))].map(([, value]) => String(value)),
    )

  it('hold no hash, salt, other session or secret, whoever looks at them', async () => {
    const { DATABASE_URI } = testServer().environment
    const elsewhere = await signInAsSuperAdmin()
    const rows = Object.values(await readDatabase(String(DATABASE_URI))).flat()
    const secret = testServer().secret
    // A page may know of the session that it is shown in, and of no other of the account.
    const session = String(sessionOfToken(elsewhere))
    const hidden = [
      ...valuesOf(rows, 'hash'),
      ...valuesOf(rows, 'salt'),
      session,
      secret,
      // What Payload signs tokens with.
      createHash('sha256').update(secret).digest('hex').slice(0, 32),
      testServer().admin.password,
      String(DATABASE_URI),
    ]
    expect(valuesOf(rows, 'hash').length).toBeGreaterThan(0)
    expect(rows.join()).toContain(session)

    const { user } = (await staffCall('/verify', { token })).body
    const panel = ['/admin/account', '/admin/collections/pages', '/admin/collections/users']
    const pages = [
      ...panel,
      `/admin/collections/users/${user.id}`,
      '/admin-dashboard',
      '/',
      '/news',
    ]
    for (const path of pages) {
      const { status, html } = await visit(path, asBrowser(token))
      expect(status, path).toBe(200)
      if (path.startsWith('/admin/')) expect(html, path).toContain(user.id)
      for (const value of hidden) expect(html.includes(value), `${path}: ${value}`).toBe(false)
    }
  })
})

describe('two credentials at once', () => {
  it('count as one of them, and never as more than either', async () => {
    const small = await newAccount(token, 'news_admin')
    const both = (bearer: string, cookie: string, headers = {}) =>
      staffCall('/verify', {
        headers: {
          Authorization: `Bearer ${bearer}`,
          Cookie: `payload-token=${cookie}`,
          ...headers,
        },
      })
    expect((await both(small.token, token)).body.user.role).toBe('news_admin')
    // A broken token must not fall back to the cookie of a browser that another site drives.
    const foreign = { Origin: 'http://evil.example' }
    expect((await both('broken', token, foreign)).status).toBe(401)
  })
})

describe('what staff write', () => {
  const evil = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>\u2028'

  it('is text in pages, structured data, feeds and the site map', async () => {
    const category = await newCategory(token)
    const slug = `evil-${Date.now().toString(36)}`
    const product = {
      name: `${unique('P')} ${evil}`,
      slug,
      categoryId: category.id,
      shortDescription: evil,
      specifications: { [evil]: evil },
    }
    const news = { title: evil, slug, summary: evil, content: evil, publishedAt: '2026-01-01' }
    const made = [
      ['products', (await staffCall('/products', { token, method: 'POST', body: product })).body],
      ['news', (await staffCall('/news', { token, method: 'POST', body: news })).body],
    ] as const
    const paths = ['/', '/products', `/product/${slug}`, `/product/${slug}/data-sheet`]
    const more = ['/news', `/news/${slug}`, '/news/feed.xml', '/search?q=alert', '/sitemap.xml']
    for (const path of [...paths, ...more, '/products?q=%3Cscript%3Ealert(1)%3C/script%3E']) {
      const { status, html } = await visit(path)
      expect(status, path).toBe(200)
      expect(html, path).not.toMatch(/<script>alert|<img src=x/)
    }
    for (const [slugOf, { doc }] of made) {
      await staffCall(`/${slugOf}/${doc.id}`, { token, method: 'DELETE' })
    }
  })

  it('leads nowhere but to the web and this site', async () => {
    for (const imageUrl of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil',
      ' j',
    ]) {
      const body = { name: unique('Product'), imageUrl }
      expect((await staffCall('/products', { token, method: 'POST', body })).status).toBe(400)
    }
    for (const to of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:x']) {
      const body = { from: `/${unique('from').replaceAll(' ', '-')}`, to }
      const { status } = await staffCall('/redirects', { token, method: 'POST', body })
      expect(status, to).toBe(400)
    }
  })

  it('may hold control characters, which feeds leave out', async () => {
    const slug = `control-${Date.now().toString(36)}`
    const body = { title: 'A\u0008\u000bB', slug, summary: 'C\u001fD\ufffe', content: 'E\u0001F' }
    const { status, body: answer } = await staffCall('/news', { token, method: 'POST', body })
    if (status === 400) return
    const { html } = await visit('/news/feed.xml')

    expect(html).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
    await staffCall(`/news/${answer.doc.id}`, { token, method: 'DELETE' })
  })
})

describe('sign-in', () => {
  it('is filled in nowhere but on the demo', async () => {
    for (const path of ['/admin-portal', '/admin/login']) {
      expect((await visit(path)).html, path).not.toContain('terminalia-demo')
    }
  })

  it('takes as long for names that nobody has', async () => {
    const { username } = await newAccount(token, 'news_admin')
    const timeOf = async (name: string) => {
      const started = performance.now()
      await staffCall('/login', {
        method: 'POST',
        body: { username: name, password: 'wrong-1234' },
      })
      return performance.now() - started
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 4; round += 1) {
      known.push(await timeOf(username))
      unknown.push(await timeOf('nobody-of-that-name'))
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
    expect(Math.min(...unknown)).toBeLessThan(Math.min(...known) * 3)
  })
})

describe('the end of it', () => {
  it('finds the server healthy', async () => {
    const { status } = await fetch(`${baseUrl}/api/health`)
    expect(status).toBe(200)
  })
})
