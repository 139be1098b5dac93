import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeUnusedConnections, createSiteServer, endConnections } from '@/src/server/http-server'
import { sendRaw } from '../helpers/send-raw'

let server: Server | undefined

afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

describe('the headers that reach the site', () => {
  const claims = {
    'X-Client-Address': '1.2.3.4',
    'X-Forwarded-For': '1.2.3.4',
    'X-Forwarded-Host': 'evil.example',
    'X-Real-IP': '1.2.3.4',
    Forwarded: 'for=1.2.3.4',
    'X-Middleware-Subrequest': 'src/proxy:src/proxy',
    'X-Nextjs-Data': 'subrequest',
    'X-Next-Revalidated-Tags': 'subrequest',
    'X-Test': 'kept',
  }

  it('hold no claims of the client about its address, and the true one', async () => {
    const headers = await headersBehind(0, claims)
    expect(headers['x-client-address']).toBe('127.0.0.1')
    expect(JSON.stringify(headers)).not.toMatch(/1\.2\.3\.4|evil|subrequest/)
    expect(headers['x-test']).toBe('kept')
  })

  it('keep what a trusted proxy says', async () => {
    const headers = await headersBehind(1, {
      ...claims,
      'X-Forwarded-For': '1.2.3.4, 203.0.113.7',
      'X-Forwarded-Host': 'www.example.com',
    })
    expect(headers['x-client-address']).toBe('203.0.113.7')
    expect(headers['x-forwarded-host']).toBe('www.example.com')
    expect(headers).not.toHaveProperty('x-middleware-subrequest')
  })
})

describe('the cookies of a site with TLS', () => {
  const behindTls = async (cookie: string, ...set: string[]) => {
    let seen: string | undefined
    server = createSiteServer({
      proxies: 0,
      isSecure: true,
      handle: (request: IncomingMessage, response: ServerResponse) => {
        seen = request.headers.cookie
        response.writeHead(200, { 'Set-Cookie': set }).end()
      },
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const { headers } = await fetch(`http://127.0.0.1:${port}/api/x`, { headers: { cookie } })
    return { seen, sent: headers.getSetCookie() }
  }

  it('that open something have names that no other host of the domain can set', async () => {
    const { seen, sent } = await behindTls(
      'payload-token=forged; __Host-payload-token=a; __prerender_bypass=forged; __Host-__prerender_bypass=b; c=d',
      'payload-token=new; Path=/; Secure; HttpOnly; SameSite=Strict',
      '__prerender_bypass=new; Path=/; HttpOnly; Secure; SameSite=none',
    )
    expect(seen).toBe('payload-token=a; __prerender_bypass=b; c=d')
    expect(sent).toEqual([
      '__Host-payload-token=new; Path=/; Secure; HttpOnly; SameSite=Strict',
      '__Host-__prerender_bypass=new; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
    expect((await behindTls('payload-token=forged')).seen).toBeUndefined()
  })

  it('all travel by TLS alone', async () => {
    const { sent } = await behindTls('', 'lang=zh; Path=/; SameSite=lax', 'x=; Path=/; Secure')
    expect(sent).toEqual(['lang=zh; Path=/; SameSite=lax; Secure', 'x=; Path=/; Secure'])
  })
})

describe('the cookies that reach the site', () => {
  it.each([
    ['lang=%7Ah', undefined],
    ['lang=en; lang=zh', undefined],
    ['a=b;\tlang=zh', 'a=b'],
    ['lang=zh; a=b', 'a=b; lang=zh'],
  ])('of %j tell the language that was decided', async (given, cookie) => {
    expect((await headersBehind(0, { Cookie: given })).cookie).toBe(cookie)
  })
})

describe('the host', () => {
  const ask = async (lines: string) => {
    const address = await listen(0, (_request, response) => response.end('answered'))
    return sendRaw(address, `GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
  }

  it.each([
    'Host: a\r\nHost: b\r\n',
    'Host: a\r\nhost: a\r\n',
    'Host: a, b\r\n',
    'Host: a/b\r\n',
    'Host: user@a\r\n',
    'Host: a:b\r\n',
  ])('is refused with 400 in %j', async (lines) =>
    expect(await ask(lines)).toMatch(/^HTTP\/1\.1 400 .*"message":"The host is malformed"/s),
  )

  it.each(['www.example.com', 'my_site:3000', '[::1]:3000', '127.0.0.1:80', ''])(
    'may be %j',
    async (host) => expect(await ask(`Host: ${host}\r\n`)).toMatch(/^HTTP\/1\.1 200 /),
  )
})

describe('a body that does not come', () => {
  const head = 'POST /api/upload HTTP/1.1\r\nHost: a\r\n'

  it.each([
    ['stalls', `${head}Content-Length: 1000\r\n\r\nabc`],
    ['stalls in chunks', `${head}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`],
    ['never begins', `${head}Content-Length: 1000\r\n\r\n`],
  ])('and %s is given up with 408, and the connection closed', async (_what, bytes) => {
    const address = await listen(0, readAll, undefined, 50)
    expect(await sendRaw(address, bytes)).toMatch(/^HTTP\/1\.1 408 .*"message":/s)
  })

  it('is given up as well where it comes byte by byte', async () => {
    const address = await listen(0, readAll, undefined, 300)
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(`${head}Content-Length: 1000\r\n\r\n`)
    const trickle = setInterval(() => socket.write('x'), 20)
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    await once(socket, 'close')
    clearInterval(trickle)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('closes the connection also where an answer has gone out before its end', async () => {
    const early = (_request: IncomingMessage, response: ServerResponse) => response.end('early')
    const address = await listen(0, early, undefined, 50)
    expect(await sendRaw(address, `${head}Content-Length: 1000\r\n\r\nabc`)).toMatch(/early$/)
  })

  it('is waited for where the server does not read it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const slow = async (request: IncomingMessage, response: ServerResponse) => {
      // From then on the client cannot send more.
      while (request.readableLength < request.readableHighWaterMark) await new Promise(setImmediate)
      await vi.advanceTimersByTimeAsync(2500)
      await readAll(request, response)
    }
    const address = await listen(0, slow, undefined, 1000)
    const body = 'x'.repeat(1_000_000)
    const answer = await fetch(`${address}/api/upload`, { method: 'POST', body })
    expect(await answer.text()).toBe('1000000 bytes')
  })
})

describe('a body in chunks', () => {
  it('is refused once it is too large', async () => {
    const address = await listen(0, readAll)
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`
    const head = 'POST /api/upload HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
    const answer = await sendRaw(address, `${head}${chunk.repeat(12)}0\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*"message":/s)
  })

  it('passes as long as it is not', async () => {
    const address = await listen(0, readAll)
    const body = '5\r\nhello\r\n0\r\n\r\n'
    const head =
      'POST /api/upload HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await sendRaw(address, head + body)).toMatch(/^HTTP\/1\.1 200 .*5 bytes/s)
  })
})

describe('an answer that comes before the body', () => {
  const mb = 'x'.repeat(1024 * 1024)
  const chunk = `100000\r\n${mb}\r\n`
  const asked = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\n'
  /** Answers without a look at the body, as a limit does. */
  const early = (_request: IncomingMessage, response: ServerResponse) => response.end('early')
  /** Reads a little of it, and no more. */
  const halfRead = (request: IncomingMessage, response: ServerResponse) => {
    request.once('data', () => {
      request.pause()
      response.end('early')
    })
  }

  it.each([
    ['refused by its length', `Content-Length: ${20 * mb.length}\r\n\r\n`, mb.repeat(20), /413/],
    [
      'refused as its chunks come',
      'Transfer-Encoding: chunked\r\n\r\n',
      `${chunk.repeat(20)}0\r\n\r\n`,
      /413/,
    ],
    ['that nobody reads', `Content-Length: ${9 * mb.length}\r\n\r\n`, mb.repeat(9), /200/],
    [
      'in chunks that nobody reads',
      'Transfer-Encoding: chunked\r\n\r\n',
      `${chunk.repeat(9)}0\r\n\r\n`,
      /200/,
    ],
  ])('is read by a client that sends all of it first: %s', async (_what, head, body, status) => {
    for (const handle of status.test('413') ? [readAll] : [early, halfRead]) {
      const address = await listen(0, handle)
      const { answer, error } = await sendAllFirst(address, asked + head, body)
      expect(error).toBeUndefined()
      expect(answer).toMatch(status)
      expect(answer).toMatch(/\r\nConnection: close\r\n/i)
      server?.close()
    }
  })

  it('is lost with a server of Node alone: once it is not, linger.ts can go', async () => {
    server = createServer((request, response) => {
      response.setHeader('Connection', 'close')
      early(request, response)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const head = `${asked}Content-Length: ${9 * mb.length}\r\n\r\n`
    const { error } = await sendAllFirst(`http://127.0.0.1:${port}`, head, mb.repeat(9))
    expect(error).toBeDefined()
  })

  it('leaves the connection open where all of the body has come', async () => {
    const address = await listen(0, readAll)
    const one = `${asked}Content-Length: 3\r\n\r\nabc`
    const answer = await sendRaw(
      address,
      `${one}${asked}Connection: close\r\nContent-Length: 3\r\n\r\nabc`,
    )
    expect(answer.match(/3 bytes/g)).toHaveLength(2)
  })

  it('comes in place of 100 Continue where the headers are refused', async () => {
    const address = await listen(0, readAll)
    const expecting = `${asked}Expect: 100-continue\r\n`
    const refused = await sendRaw(address, `${expecting}Content-Length: 99999999\r\n\r\n`)
    expect(refused).toMatch(/^HTTP\/1\.1 413 /)
    server?.close()
    const taken = await sendRaw(
      await listen(0, readAll),
      `${expecting}Connection: close\r\nContent-Length: 3\r\n\r\nabc`,
    )
    expect(taken).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 .*3 bytes/s)
  })
})

it('a file that is saved is in a sandbox, whatever policy its handler or Next gave it', async () => {
  const address = await listen(0, (request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'self'")
    const kind = request.url === '/api/file' ? 'attachment; filename="a.pdf"' : 'inline'
    response.writeHead(200, { 'Content-Disposition': kind }).end()
  })
  const policyOf = async (path: string) =>
    (await fetch(address + path)).headers.get('content-security-policy')
  expect(await policyOf('/api/file')).toMatch(/^default-src 'none'; sandbox(?:;|$)/)
  expect(await policyOf('/api/page')).toBe("default-src 'self'")
})

it.each([
  ['text/x-component', 'text/x-component; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['application/xml', 'application/xml; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['text/plain; version=0.0.4; charset=utf-8', 'text/plain; version=0.0.4; charset=utf-8'],
  ['application/json', 'application/json'],
  ['image/webp', 'image/webp'],
])('a text names its charset: %s', async (given, sent) => {
  const address = await listen(0, (_, response) => {
    response.writeHead(200, { 'Content-Type': given }).end('x')
  })
  expect((await fetch(`${address}/api/file`)).headers.get('content-type')).toBe(sent)
})

it('a redirect leads to one place, and other headers may stand twice', async () => {
  // As Next does with a redirect that it has just made and kept.
  const address = await listen(0, (_, response) => {
    response.statusCode = 308
    response.setHeader('location', '/contact')
    response.appendHeader('Location', '/contact')
    response.appendHeader('set-cookie', 'a=1')
    response.appendHeader('set-cookie', 'b=2')
    response.end()
  })
  const { headers } = await fetch(address, { redirect: 'manual' })
  expect(headers.get('location')).toBe('/contact')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

it('a server that ends closes each connection with its answer, of requests under way as well', async () => {
  let answerFirst = () => {}
  const address = await listen(0, (request, response) => {
    if (request.url === '/first') answerFirst = () => response.end('first')
    else response.end('second')
  })
  const first = fetch(`${address}/first`)
  await vi.waitFor(() => expect(String(answerFirst)).toContain('first'))
  endConnections(server as Server)
  answerFirst()
  for (const answer of [await first, await fetch(`${address}/second`)]) {
    expect(answer.headers.get('connection')).toBe('close')
  }
})

it('a server that ends waits for no connection by which nothing comes', async () => {
  const { port } = new URL(await listen(0, (_request, response) => response.end()))
  const ending = server as Server
  // What closes such a connection otherwise.
  ending.headersTimeout = 0
  const accepted = once(ending, 'connection')
  const visitor = connect(Number(port), '127.0.0.1')
  await Promise.all([accepted, once(visitor, 'connect')])
  const closed = new Promise((resolve) => ending.close(resolve))
  const timer = setInterval(() => closeUnusedConnections(ending), 5)
  await closed
  clearInterval(timer)
})

describe('scripts of the build', () => {
  const address = '/_next/static/chunks/a.js'
  const script = 'console.log("twelve")'
  const files = new Map([[address, { body: brotliCompressSync(script), type: 'text/javascript' }]])
  const get = async (path: string, encodings: string) => {
    const base = await listen(0, (_, response) => response.end('from Next'), files)
    return fetch(base + path, { headers: { 'Accept-Encoding': encodings } })
  }

  it('come compressed to who takes that, and are kept for good', async () => {
    const answer = await get(`${address}?dpl=1`, 'gzip, br')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe(script)
  })

  it('are left to Next for everybody else, like every other address', async () => {
    for (const [path, encodings] of [
      [address, 'gzip'],
      [address, 'br;q=0'],
      ['/_next/static/chunks/b.js', 'br'],
      ['/', 'br'],
    ] as const) {
      const answer = await get(path, encodings)
      expect(await answer.text(), `${path} ${encodings}`).toBe('from Next')
      server?.close()
    }
  })
})

async function headersBehind(proxies: number, headers: Record<string, string>) {
  const address = await listen(proxies, (request, response) => {
    response.end(JSON.stringify(request.headers))
  })
  const answer = await fetch(address, { headers })
  return (await answer.json()) as Record<string, string>
}

/** Sends all there is, and only then reads what came back, as simple clients do. */
async function sendAllFirst(address: string, head: string, body: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).setEncoding('latin1').pause()
  let error: Error | undefined
  socket.on('error', (failure) => (error = failure))
  await new Promise<void>((resolve) => socket.write(head + body, 'latin1', () => resolve()))
  let answer = ''
  socket.on('data', (chunk: string) => (answer += chunk)).resume()
  await once(socket, 'close')
  return { answer, error }
}

async function readAll(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let size = 0
  for await (const chunk of request) size += (chunk as Buffer).length
  response.end(`${size} bytes`)
}

async function listen(
  proxies: number,
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  files?: Map<string, { body: Buffer; type: string }>,
  bodyTimeoutMs?: number,
): Promise<string> {
  const front: Server = createSiteServer({ handle, proxies, files, bodyTimeoutMs })
  server = front
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}`
}
