import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stateAfter } from '@/src/payload/checks/external/night'
import { externalUrl } from '@/src/domain/links/link'
import { askLink, judgeStatus, turnsOfHosts } from '@/src/platform/outgoing/ask-link'
import { internet, isPublicAddress, type Network } from '@/src/platform/outgoing/send-request'

let server: Server
let port: number
let asked: string[] = []

const listener: RequestListener = (request, response) => {
  const path = request.url ?? ''
  asked.push(`${request.method} ${path}`)
  const leadTo = (location: string) => response.writeHead(302, { location }).end()
  const isHead = request.method === 'HEAD'
  switch (path) {
    case '/there':
      return response.end()
    case '/agent':
      return response.writeHead(request.headers['user-agent'] === 'Tester' ? 200 : 404).end()
    case '/no-head':
      return response.writeHead(isHead ? 405 : 206).end('a')
    case '/hides-head':
      return response.writeHead(isHead ? 404 : 200).end()
    case '/endless':
      if (isHead) return response.writeHead(501).end()
      response.writeHead(200)
      const write = () => void (response.destroyed || response.write('a'.repeat(65_536), write))
      return write()
    case '/silent':
      return undefined
    case '/to-there':
      return leadTo('/there')
    case '/to-gone':
      return leadTo(`http://site.test:${port}/gone`)
    case '/to-inside':
      return leadTo(`http://inside.test:${port}/there`)
    case '/to-number':
      return leadTo(`http://[::ffff:10.0.0.1]:${port}/there`)
    case '/to-app':
      return leadTo('app://open')
    case '/around':
      return leadTo('/around')
    default:
      return response.writeHead(Number(path.slice(1)) || 404).end()
  }
}

beforeAll(async () => {
  server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The one server of this test stands for the Internet. */
const testNetwork: Network = {
  addressesOf: async (host) => {
    if (host === 'nowhere.test') throw Object.assign(new Error(), { code: 'ENOTFOUND' })
    if (host === 'offline.test') throw Object.assign(new Error(), { code: 'EAI_AGAIN' })
    if (host === 'both.test') return ['127.0.0.1', '10.0.0.1']
    return [host === 'site.test' ? '127.0.0.1' : '10.0.0.1']
  },
  isAllowed: (address) => address === '127.0.0.1',
}

const ask = (path: string, { network = testNetwork, timeoutMs = 60_000 } = {}) =>
  askLink(path.startsWith('http') ? path : `http://site.test:${port}${path}`, {
    network,
    userAgent: 'Tester',
    timeoutMs,
    inTurn: turnsOfHosts(0),
  })

describe('a link to another site', () => {
  it.each([
    ['/there', 'alive', ['HEAD /there']],
    ['/agent', 'alive', ['HEAD /agent']],
    ['/gone', 'broken', ['HEAD /gone', 'GET /gone']],
    ['/no-head', 'alive', ['HEAD /no-head', 'GET /no-head']],
    ['/hides-head', 'alive', ['HEAD /hides-head', 'GET /hides-head']],
    ['/endless', 'alive', ['HEAD /endless', 'GET /endless']],
    ['/403', 'unknown', ['HEAD /403', 'GET /403']],
    ['/429', 'unknown', ['HEAD /429']],
    ['/to-there', 'alive', ['HEAD /to-there', 'HEAD /there']],
    ['/to-gone', 'broken', ['HEAD /to-gone', 'HEAD /gone', 'GET /gone']],
    ['/to-app', 'unknown', ['HEAD /to-app']],
    ['/around', 'broken', Array.from({ length: 6 }, () => 'HEAD /around')],
  ])('%s is %s', async (path, verdict, requests) => {
    expect(await ask(path)).toBe(verdict)
    expect(asked).toEqual(requests)
  })

  it('is not asked further where it leads into a private network', async () => {
    expect([await ask('/to-inside'), await ask('/to-number')]).toEqual(['unknown', 'unknown'])
    expect(asked).toEqual(['HEAD /to-inside', 'HEAD /to-number'])
  })

  it('is not asked where one of its addresses is private', async () => {
    expect(await ask(`http://both.test:${port}/there`)).toBe('unknown')
    expect(asked).toEqual([])
  })

  it('is silent where nothing answers, and unknown where this machine is offline', async () => {
    expect(await ask('http://nowhere.test/')).toBe('silent')
    expect(await ask('http://offline.test/')).toBe('unknown')
    expect(await ask('/silent', { timeoutMs: 50 })).toBe('silent')
    const unresolved: Network = { ...testNetwork, addressesOf: () => new Promise(() => {}) }
    expect(await ask('/there', { network: unresolved, timeoutMs: 50 })).toBe('silent')
  })

  it('is never asked on this machine or at another port outside of tests', async () => {
    for (const href of [`http://127.0.0.1:${port}/`, 'http://localhost/', 'http://0x7f.1/'])
      expect(await ask(href, { network: internet }), href).toBe('unknown')
    expect(asked).toEqual([])
    expect(internet.isAllowed('1.1.1.1', 443)).toBe(true)
    expect(internet.isAllowed('1.1.1.1', 25)).toBe(false)
  })
})

describe('an address', () => {
  it.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s is one of the Internet',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ['0.0.0.0', '127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['169.254.169.254', '100.64.0.1', '192.0.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:1.1.1.1', 'fe80::1', 'fc00::1'],
    ['fec0::1', 'ff02::1', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', 'name'],
  ])('%s, %s, %s … is not', (...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})

it('says nothing of a link whose answer may be for programs alone', () => {
  const verdicts = [200, 304, 401, 403, 404, 405, 410, 416, 429, 451, 500, 502, 503, 521, 999]
  expect(verdicts.map((status) => `${status} ${judgeStatus(status)}`)).toEqual([
    '200 alive',
    '304 alive',
    '401 unknown',
    '403 unknown',
    '404 broken',
    '405 unknown',
    '410 broken',
    '416 alive',
    '429 unknown',
    '451 unknown',
    '500 broken',
    '502 broken',
    '503 unknown',
    '521 broken',
    '999 unknown',
  ])
})

it('is one link in all its spellings', () => {
  expect(externalUrl('HTTPS://Example.com#part')).toBe('https://example.com/')
  for (const href of [
    '/products',
    '//example.com',
    'mailto:a@example.com',
    'https://a:b@c.example',
  ])
    expect(externalUrl(href), href).toBeNull()
})

it('counts the nights in which a link led to nothing, until it leads somewhere again', () => {
  const fresh = { url: 'https://a.example/', night: '', failures: 0, since: null }
  const first = stateAfter(fresh, '2026-01-01', 'broken')
  expect(first).toMatchObject({ failures: 1, since: '2026-01-01' })
  const second = stateAfter(first, '2026-01-02', 'silent')
  expect(second).toMatchObject({ failures: 2, since: '2026-01-01', night: '2026-01-02' })
  expect(stateAfter(second, '2026-01-03', 'unknown')).toMatchObject({ failures: 2 })
  expect(stateAfter(second, '2026-01-03', undefined)).toBe(second)
  expect(stateAfter(second, '2026-01-03', 'alive')).toMatchObject({ failures: 0, since: null })
})

it('has a host asked by one request at a time', async () => {
  const inTurn = turnsOfHosts(0)
  const order: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const first = inTurn('a', async () => {
    await held
    order.push('first')
  })
  const second = inTurn('a', async () => order.push('second'))
  await inTurn('b', async () => order.push('other host'))
  release()
  await Promise.all([first, second])
  expect(order).toEqual(['other host', 'first', 'second'])
})
