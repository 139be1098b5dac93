import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  isWebhookSecret,
  newWebhookSecret,
  retryDelay,
  signedHeaders,
  webhookNetwork,
  webhookUrlProblem,
} from '@/src/domain/webhooks'
import { AddressRefused, type Network, sendRequest } from '@/src/platform/outgoing/send-request'

const body = JSON.stringify({ type: 'record.updated', data: { name: 'Café' } })
const sign = (secrets: string[], at = Date.now()) =>
  signedHeaders({ id: 'msg_1', at, body, secrets })

describe('a signature', () => {
  const [secret, other] = [newWebhookSecret(), newWebhookSecret()]

  it('is the one that the reference library makes and accepts', () => {
    const at = new Date()
    expect(isWebhookSecret(secret)).toBe(true)
    expect(sign([secret], at.getTime())['webhook-signature']).toBe(
      new Webhook(secret).sign('msg_1', at, body),
    )
    expect(new Webhook(secret).verify(body, sign([secret]))).toEqual(JSON.parse(body))
  })

  it('is accepted with either secret while one takes the place of the other', () => {
    const headers = sign([secret, other])
    expect(() => new Webhook(secret).verify(body, headers)).not.toThrow()
    expect(() => new Webhook(other).verify(body, headers)).not.toThrow()
  })

  it('is refused by the library for another secret, body, id or time', () => {
    const verify = (headers: Record<string, string>, text = body) =>
      new Webhook(secret).verify(text, headers)
    expect(() => verify(sign([other]))).toThrow()
    expect(() => verify(sign([secret]), body.replace('Café', 'Cafe'))).toThrow()
    expect(() => verify({ ...sign([secret]), 'webhook-id': 'msg_2' })).toThrow()
    expect(() => verify(sign([secret], Date.now() - 10 * 60_000))).toThrow()
  })
})

it('is tried again ten times in a little more than three days', () => {
  const delays = Array.from({ length: 9 }, (_, index) => retryDelay(index + 1) ?? NaN)
  const days = delays.reduce((sum, delay) => sum + delay, 0) / (24 * 60 * 60_000)
  expect(delays[0]).toBe(5000)
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect(days).toBeGreaterThan(3)
  expect(days).toBeLessThan(3.5)
  expect(retryDelay(10)).toBeUndefined()
  // A receiver may ask for more time, and for no more than a day.
  expect(retryDelay(1, 60_000)).toBe(60_000)
  expect(retryDelay(1, Infinity)).toBe(24 * 60 * 60_000)
})

describe('the address of a receiver', () => {
  it.each(['https://receiver.example/in', 'https://receiver.example:8443/', 'https://1.1.1.1/'])(
    '%s may be set',
    (url) => expect(webhookUrlProblem(url)).toBeUndefined(),
  )

  it.each([
    'http://receiver.example/',
    'ftp://receiver.example/',
    'receiver.example',
    'https://name:word@receiver.example/',
    'https://localhost/',
    'http://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
  ])('%s may not', (url) => expect(webhookUrlProblem(url)).toMatch(/^url must/))
})

describe('a request', () => {
  let server: Server
  let port: number
  let received: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      received.push(`${request.method} ${request.headers.host}`)
      if (request.url === '/to-inside')
        return response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
      response.writeHead(200)
      const write = () => void (response.destroyed || response.write('a'.repeat(65_536), write))
      return request.url === '/endless' ? write() : response.end('received')
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Names of which the first answer is public, and every later one private. */
  const rebinding = (allowed: string): Network => {
    let asked = 0
    return {
      addressesOf: async () => [(asked += 1) === 1 ? '127.0.0.1' : '10.0.0.1'],
      isAllowed: (address) => address === allowed,
    }
  }
  const post = (path: string, network: Network, maxBodyBytes?: number) =>
    sendRequest(new URL(`http://site.test:${port}${path}`), {
      method: 'POST',
      headers: {},
      body,
      network,
      timeoutMs: 5000,
      maxBodyBytes,
    })

  it('goes to the address that was judged, whatever the name leads to afterwards', async () => {
    received = []
    const network = rebinding('127.0.0.1')
    expect(await post('/', network, 100)).toMatchObject({ status: 200, body: 'received' })
    expect(received).toEqual([`POST site.test:${port}`])
    await expect(post('/', network)).rejects.toThrow(AddressRefused)
    expect(received).toHaveLength(1)
  })

  it('follows no redirect', async () => {
    received = []
    expect((await post('/to-inside', rebinding('127.0.0.1'))).status).toBe(302)
    expect(received).toHaveLength(1)
  })

  it('reads no more of an answer than it may', async () => {
    const answer = await post('/endless', rebinding('127.0.0.1'), 1000)
    expect(answer).toMatchObject({ status: 200, body: 'a'.repeat(1000), isCut: true })
    expect(await post('/endless', rebinding('127.0.0.1'))).toMatchObject({ status: 200, body: '' })
  })

  it('of a webhook never goes to this machine or a private network', async () => {
    received = []
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f.1'])
      await expect(
        sendRequest(new URL(`http://${host}:${port}/`), {
          method: 'POST',
          headers: {},
          network: webhookNetwork,
          timeoutMs: 5000,
        }),
      ).rejects.toThrow(AddressRefused)
    expect(received).toEqual([])
    expect(webhookNetwork.isAllowed('1.1.1.1', 443)).toBe(true)
    expect(webhookNetwork.isAllowed('1.1.1.1', 25)).toBe(false)
    expect(webhookNetwork.isAllowed('169.254.169.254', 443)).toBe(false)
  })
})
