import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import type { MissedCount } from '@/src/domain/visits/store'
import type { SiteResponse } from '@/src/server/site-response'
import {
  isVisit,
  missedAddress,
  missedSearch,
  MissedVisits,
} from '@/src/server/visits/missed-visits'

describe('an address without a page', () => {
  it.each([
    ['/solutions/atm', '/solutions/atm'],
    ['/solutions/atm/?utm_source=mail', '/solutions/atm'],
    ['/zh/solutions/atm', '/solutions/atm'],
    ['/news/2024-05-12-opening', '/news/2024-05-12-opening'],
    ['/contact-us?product=x', '/contact-us'],
  ])('is counted without language and query: %s', (url, path) => {
    expect(missedAddress(url)).toBe(path)
  })

  it.each([
    '/wp-admin',
    '/blog/wp-login',
    '/wp-login.php',
    '/.env',
    '/phpmyadmin/index',
    '/cgi-bin/test',
    '/_next/static/x.js',
    '/uploads/a.webp',
    '/api/nothing',
    '/admin/nothing',
    '/favicon.png',
    '/Solutions/ATM',
    '/%E4%BA%A7%E5%93%81',
    '//evil.example/x',
    '/quote/status/q-2222-2222?key=abc',
    '/customer/4912345678',
    '/session/0123456789abcdef0123',
    `/${'a'.repeat(300)}`,
  ])('is not, where no page could be, or it says too much: %s', (url) => {
    expect(missedAddress(url)).toBeUndefined()
  })
})

describe('words without a hit', () => {
  it.each([
    ['/search?q=Cash%20%20Recycler', 'cash recycler'],
    ['/search?type=news&q=Cash+recycler+', 'cash recycler'],
    ['/zh/products?q=%E5%8F%96%E6%AC%BE', '取款'],
    ['/products?q=5%E2%80%9310%20kg%20(%C3%B838)', '5–10 kg (ø38)'],
  ])('are counted in one form: %s', (url, words) => {
    expect(missedSearch(url)).toBe(words)
  })

  it.each([
    '/search?q=someone@example.com',
    '/search?q=%2B49%2030%201234-567',
    '/products?q=4111111111111111',
    '/search?q=https://spam.example',
    '/search?q=Q-2222-P2CC',
    '/search?q=0f8fad5b-d9cb-469f-a165-70867728950e',
    '/search?q=session%20k3yo7wq9zz81x4',
    '/search?q=www.spam.example',
    '/search?q=%3Cscript%3E',
    "/search?q=1'%20or%20'1'='1",
    '/search?q=..',
    '/search?q=',
    `/search?q=${'long '.repeat(30)}`,
    '/downloads?q=manual',
  ])('are not, where they are no plain words, or may be of a person: %s', (url) => {
    expect(missedSearch(url)).toBeUndefined()
  })
})

const browser = { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0' }

const request = (url: string, headers: object = browser, method = 'GET') =>
  ({
    url,
    method,
    headers: { 'x-client-address': '192.0.2.1', ...headers },
  }) as unknown as IncomingMessage

describe('a visit', () => {
  it.each([
    ['a page in a browser', browser, true],
    ['data for the router', { rsc: '1', accept: '*/*' }, true],
    ['what is fetched ahead', { rsc: '1', 'next-router-prefetch': '1' }, false],
    ['a page that a browser opens ahead', { ...browser, 'sec-purpose': 'prefetch' }, false],
    ['a picture', { accept: 'image/webp' }, false],
    ['staff', { ...browser, cookie: 'payload-token=x' }, false],
    ['a crawler', { ...browser, 'user-agent': 'Googlebot/2.1' }, false],
    ['the server itself', { ...browser, 'x-internal-token': 'x' }, false],
  ])('is told from other calls: %s', (_, headers, is) => {
    expect(isVisit(request('/x', headers))).toBe(is)
  })

  it('asks with GET', () => {
    expect(isVisit(request('/x', browser, 'HEAD'))).toBe(false)
  })
})

/** Counts visits into what a store would get. */
function counter(store = async (_: MissedCount) => {}) {
  const stored: MissedCount[] = []
  const log = { warn: vi.fn() }
  const missed = new MissedVisits(log, async (count) => {
    await store(count)
    stored.push({ ...count })
  })
  const visit = async (asked: IncomingMessage, statusCode: number, headers: string[] = []) => {
    const response = Object.assign(new EventEmitter(), {
      statusCode,
      hasHeader: (name: string) => headers.includes(name),
    })
    missed.watch(asked, response as unknown as SiteResponse)
    response.emit('finish')
    // The limit is asked for before anything is counted.
    await new Promise(setImmediate)
  }
  return { missed, stored, log, visit }
}

const client = () => ({ ...browser, 'x-client-address': crypto.randomUUID() })

describe('what is counted', () => {
  it('is written once for all visits, and by kind', async () => {
    const { missed, stored, visit } = counter()
    await visit(request('/gone', client()), 404)
    await visit(request('/zh/gone', client()), 404)
    await visit(request('/here', client()), 200)
    await visit(request('/search?q=gone', client()), 200, ['x-no-hits'])
    await visit(request('/search?q=here', client()), 200)
    await missed.write()
    await missed.write()
    expect(stored).toEqual([
      { kind: 'address', text: '/gone', visits: 2 },
      { kind: 'search', text: 'gone', visits: 1 },
    ])
  })

  it('leaves out data of a missing page, which the browser opens anew', async () => {
    const { missed, stored, visit } = counter()
    await visit(request('/gone', { ...client(), rsc: '1' }), 404)
    await missed.write()
    expect(stored).toEqual([])
  })

  it('is kept for later where it cannot be written', async () => {
    let isAway = true
    const { missed, stored, log, visit } = counter(async ({ text }) => {
      if (isAway && text === '/second') throw new Error('away')
    })
    for (const path of ['/first', '/second', '/third']) await visit(request(path, client()), 404)
    await missed.write()
    expect([stored.map(({ text }) => text), log.warn.mock.calls.length]).toEqual([['/first'], 1])
    isAway = false
    await visit(request('/second', client()), 404)
    await missed.write()
    expect(stored.slice(1)).toEqual([
      { kind: 'address', text: '/second', visits: 2 },
      { kind: 'address', text: '/third', visits: 1 },
    ])
  })

  it('is bounded for one client', async () => {
    const { missed, stored, visit } = counter()
    const headers = client()
    for (let index = 0; index < 100; index += 1)
      await visit(request(`/gone-${index}`, headers), 404)
    await visit(request('/of-another', client()), 404)
    await missed.write()
    expect(stored.length).toBe(41)
    expect(stored.at(-1)?.text).toBe('/of-another')
  })
})
