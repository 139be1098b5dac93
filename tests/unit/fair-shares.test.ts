import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { isQueriedPage } from '@/src/server/cache-key'
import { fairShares, queuePages } from '@/src/server/pages/page-queue'
import { SiteResponse } from '@/src/server/site-response'

type End = () => void

describe('a fair share', () => {
  const shares = () => fairShares({ maxRunning: 2, maxWaiting: 2, maxWaitingOfAll: 3 })
  const endOf = (turn: Promise<End> | 429 | 503) => {
    if (typeof turn === 'number') throw new Error(`Refused with ${turn}`)
    return turn
  }

  it('lets a client run what it may, and others whatever it does', async () => {
    const { enter } = shares()
    const first = await endOf(enter('a'))
    await endOf(enter('a'))
    let hasTurn = false
    const third = endOf(enter('a')).then((end) => {
      hasTurn = true
      return end
    })
    await endOf(enter('b'))
    expect(hasTurn).toBe(false)
    first()
    await third
    expect(hasTurn).toBe(true)
  })

  it('refuses what is too much of one, and of all', async () => {
    const { enter } = shares()
    for (let call = 0; call < 4; call += 1) void enter('a')
    expect(enter('a')).toBe(429)
    for (let call = 0; call < 3; call += 1) void enter('b')
    expect(enter('b')).toBe(503)
    await endOf(enter('c'))
  })

  it('is whole again once all is done, also where an end is told twice', async () => {
    const { enter } = shares()
    for (let round = 0; round < 5; round += 1) {
      const ends = await Promise.all([endOf(enter('a')), endOf(enter('a'))])
      for (const end of [...ends, ...ends]) end()
    }
  })
})

describe('pages', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  it('of a client that asks for many at once are refused beyond a queue, others are made', async () => {
    const waiting: End[] = []
    const handle = queuePages((request, response) => {
      if (request.url === '/products?q=other') response.end('made')
      else waiting.push(() => response.end('made'))
    })
    server = createServer(
      { ServerResponse: SiteResponse },
      (request, response) => void handle(request, response),
    ) as Server
    await new Promise<void>((resolve) => server?.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    const ask = (address: string, client: string) =>
      fetch(`http://127.0.0.1:${port}${address}`, { headers: { 'x-client-address': client } })
    const calls = Array.from({ length: 110 }, (_, index) => ask(`/products?q=${index}`, 'a'))
    const refused = await Promise.any(calls.map(async (call) => only(await call, 429)))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toEqual({
      message: expect.stringContaining('try again'),
      code: 'too_many_requests',
    })
    expect(waiting.length).toBe(3)
    expect(await (await ask('/products?q=other', 'b')).text()).toBe('made')
  })
})

const only = (answer: Response, status: number) => {
  if (answer.status !== status) throw new Error(`${answer.status}`)
  return answer
}

it.each([
  ['/products?q=a', true],
  ['/zh/products?q=a', true],
  ['/search?q=a', true],
  ['/news?page=2', true],
  ['/careers?location=a', true],
  ['/products/compare?ids=a', true],
  ['/products/category/atm?page=2', true],
  ['/products?q=a&_rsc=b', true],
  ['/products?_rsc=b', false],
  ['/products', false],
  ['/contact?product=a', false],
  ['/zh/contact?draft=a', false],
  ['/admin/products?q=a', false],
  ['/product/a?q=b', false],
])('%s shows what its query asks for: %s', (address, is) => expect(isQueriedPage(address)).toBe(is))
