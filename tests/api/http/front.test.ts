import { describe, expect, it } from 'vitest'
import { sendRaw } from '@/tests/helpers/send-raw'
import { testServer } from '@/tests/helpers/test-server'

const baseUrl = testServer().baseUrl

describe('methods', () => {
  it.each(['TRACE', 'PROPFIND', 'PURGE', 'NONSENSE'])('%s is answered with 405', async (method) => {
    const answer = await ask(`${method} / HTTP/1.1`)
    expect(answer.status).toBe(405)
    expect(answer.head).toMatch(/^allow: GET, HEAD, POST/im)
    expect(answer.message).toBe('Method not allowed')
  })

  it('CONNECT opens no tunnel', async () => {
    const answer = await ask('CONNECT example.com:443 HTTP/1.1')
    expect(answer.status).toBe(405)
  })
})

describe('malformed requests', () => {
  it.each(['/%zz', '/news/%ff', '/product/%E0%A4%A', '/news/%00', '/api/products?q=%00'])(
    'the address %s is refused with 400',
    async (address) => {
      const answer = await ask(`GET ${address} HTTP/1.1`)
      expect(answer.status).toBe(400)
      expect(answer.message).toBe('The address is malformed')
    },
  )

  it('an address of another host is refused', async () => {
    expect((await ask('GET http://example.com/ HTTP/1.1')).status).toBe(400)
  })

  it('an address that is too long is refused with 414', async () => {
    expect((await ask(`GET /${'a'.repeat(9000)} HTTP/1.1`)).status).toBe(414)
  })

  it('headers that are too large are refused with 431', async () => {
    expect((await ask('GET / HTTP/1.1', `X-Long: ${'a'.repeat(20_000)}`)).status).toBe(431)
  })

  it('bytes that are no request are refused with 400', async () => {
    const answer = await sendRaw(baseUrl, 'hello\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 40[05] .*"message":/s)
  })

  it('a body that says it is too large is refused before it is read', async () => {
    const answer = await ask(
      'POST /api/admin/login HTTP/1.1',
      'Connection: close\r\nContent-Length: 20000000',
    )
    expect(answer.status).toBe(413)
    expect(answer.message).toBe('The request is too large')
  })
})

describe('hosts', () => {
  it('two of them are refused with 400', async () => {
    const answer = await ask('GET / HTTP/1.1', 'Host: other\r\nConnection: close')
    expect([answer.status, answer.message]).toEqual([400, 'The host is malformed'])
  })
})

describe('what is not for visitors', () => {
  it.each([
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.data/terminalia.db',
    '/_next/../.env',
    '/_next/static/..%2f..%2f..%2f.env',
    '/package.json',
    '/payload.config.ts',
    '/api/uploads/..%2f..%2f.env',
  ])('%s is not served', async (address) => {
    const { status } = await ask(`GET ${address} HTTP/1.1`)
    expect([308, 400, 401, 403, 404]).toContain(status)
  })

  it.each(['/', '/admin', '/api/health', '/nothing-here'])(
    'the answer for %s does not name the software',
    async (address) => {
      const { headers } = await fetch(baseUrl + address)
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('server')).toBeNull()
    },
  )

  it.each(['null', 'https://example.com'])('forms from %s reach no page', async (origin) => {
    const body = new FormData()
    body.set('name', 'value')
    const { status } = await fetch(`${baseUrl}/admin`, {
      method: 'POST',
      body,
      headers: { Origin: origin },
    })
    expect(status).toBe(403)
  })

  it('web sockets are refused', async () => {
    const answer = await ask('GET / HTTP/1.1', 'Connection: Upgrade\r\nUpgrade: websocket')
    expect(answer.status).toBe(400)
  })
})

async function ask(line: string, header = 'Connection: close') {
  const answer = await sendRaw(baseUrl, `${line}\r\nHost: localhost\r\n${header}\r\n\r\n`)
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  const message = /"message":"([^"]*)"/.exec(body)?.[1]
  return { status: Number(head.split(' ')[1]), head, message }
}
