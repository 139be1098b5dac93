import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { request as ask, type RequestListener, type Server } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { headScript } from '@/src/platform/browser/head-script'
import { createSiteServer } from '@/src/server/http-server'

const html = `<!doctype html><script>${headScript}</script><script>alert(1)</script>${'<p>Words</p>'.repeat(200)}`

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A static page, as Next sends one: in one piece, with a tag. */
const staticPage: RequestListener = (request, response) => {
  response.setHeader('Content-Security-Policy', "script-src 'unsafe-inline'")
  response.setHeader('ETag', '"one"')
  if (request.headers['if-none-match'] === '"one"') {
    response.statusCode = 304
    response.end()
    return
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(html))
  response.end(request.method === 'HEAD' ? null : html)
}

/** One that is made anew for each visit, and comes in pieces. */
const newPage: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
  response.flushHeaders()
  response.write(html.slice(0, 40))
  setTimeout(() => response.end(html.slice(40)), 10)
}

describe.each([
  ['a static page', staticPage],
  ['a page made anew', newPage],
])('%s', (_, handle) => {
  it('lets run the script of its head, by hash, and nothing else that stands in it', async () => {
    const { headers, body } = await get('/', { handle })
    const policy = String(headers['content-security-policy'])
    const source = createHash('sha256').update(headScript).digest('base64')
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${source}'`])
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    expect(body.toString()).toBe(html)
    expect(Number(headers['content-length'])).toBe(body.length)
  })

  it('is compressed for who takes that', async () => {
    const { headers, body } = await get('/', { handle, encodings: 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers.vary).toContain('Accept-Encoding')
    expect(gunzipSync(body).toString()).toBe(html)
  })
})

describe('a static page', () => {
  it('is compressed by Brotli where it can be', async () => {
    const { headers, body } = await get('/', { handle: staticPage, encodings: 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(html)
  })

  it('tells by HEAD what GET would', async () => {
    const [head, whole] = [
      await get('/', { handle: staticPage, method: 'HEAD' }),
      await get('/', { handle: staticPage }),
    ]
    expect(head.body).toHaveLength(0)
    for (const name of ['content-security-policy', 'content-length', 'etag']) {
      expect(head.headers[name], name).toBe(whole.headers[name])
    }
  })

  it('has the same policy where a client has kept it', async () => {
    const { status, headers } = await get('/', { handle: staticPage, ifNoneMatch: '"one"' })
    expect(status).toBe(304)
    const whole = await get('/', { handle: staticPage })
    expect(headers['content-security-policy']).toBe(whole.headers['content-security-policy'])
  })
})

describe('a page of staff', () => {
  const echo: RequestListener = (request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(JSON.stringify(request.headers))
  }

  it.each(['/admin', '/admin/login', '/admin-portal', '/admin-dashboard?tab=news'])(
    'gets a nonce for each answer: %s',
    async (path) => {
      const answers = [await get(path, { handle: echo }), await get(path, { handle: echo })]
      const nonces = answers.map(({ headers, body }) => {
        const policy = String(headers['content-security-policy'])
        const told = JSON.parse(body.toString())
        expect(told['content-security-policy']).toBe(policy)
        expect(policy).not.toMatch(/script-src[^;]*unsafe/)
        return told['x-nonce']
      })
      expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
      expect(nonces[1]).not.toBe(nonces[0])
    },
  )

  it('is told no nonce by the client', async () => {
    const headers = { 'X-Nonce': 'mine', 'Content-Security-Policy': "script-src 'nonce-mine'" }
    for (const path of ['/admin', '/']) {
      const { body } = await get(path, { handle: echo, headers })
      expect(body.toString()).not.toContain('mine')
    }
  })
})

describe('a request', () => {
  const tell: RequestListener = (request, response) => response.end(request.headers['x-request-id'])

  it('has an id of our own, which is told', async () => {
    const headers = { 'X-Request-Id': 'from-a-stranger' }
    const { headers: answered, body } = await get('/api/x', { handle: tell, headers })
    expect(answered['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(body.toString()).toBe(answered['x-request-id'])
  })

  it('keeps the id of a proxy that is trusted, where it is one', async () => {
    const sent = (id: string) =>
      get('/api/x', { handle: tell, headers: { 'X-Request-Id': id }, proxies: 1 })
    expect((await sent('proxy-0123456789')).body.toString()).toBe('proxy-0123456789')
    for (const odd of ['short', 'a"b{c}defgh', 'x'.repeat(200)]) {
      expect((await sent(odd)).body.toString()).not.toBe(odd)
    }
  })
})

it('asks browsers to come by TLS where the site is served so, and to hosts below it where that is set', async () => {
  const secured = await get('/api/x', { handle: staticPage, isSecure: true })
  expect(secured.headers['strict-transport-security']).toBe('max-age=31536000')
  const all = await get('/api/x', { handle: staticPage, isSecure: true, hasSecureSubdomains: true })
  expect(all.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const plain = await get('/api/x', { handle: staticPage })
  expect(plain.headers).not.toHaveProperty('strict-transport-security')
})

interface Visit {
  handle: RequestListener
  method?: string
  encodings?: string
  ifNoneMatch?: string
  headers?: Record<string, string>
  proxies?: number
  isSecure?: boolean
  hasSecureSubdomains?: boolean
}

/** Returns the response as it was sent; `fetch` would unpack it. */
async function get(path: string, visit: Visit) {
  const { method = 'GET', encodings, ifNoneMatch, headers, proxies = 0, ...site } = visit
  const front: Server = createSiteServer({ proxies, ...site })
  server = front
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const { port } = front.address() as AddressInfo
  return new Promise<{
    status?: number
    headers: Record<string, string | string[] | undefined>
    body: Buffer
  }>((resolve, reject) => {
    const sent = ask(
      {
        port,
        path,
        method,
        agent: false,
        headers: {
          ...headers,
          ...(encodings ? { 'Accept-Encoding': encodings } : {}),
          ...(ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {}),
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () => {
          front.close()
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
