import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@/tests/helpers/http'
import { startServer, type TestServer } from '@/tests/helpers/server'
import { testServer } from '@/tests/helpers/test-server'

const token = 'only-for-tests-0123456789'

describe('numbers and traces', () => {
  let server: TestServer
  let stop: () => Promise<void>
  let collector: Server
  const traces: { path: string; body: string }[] = []

  beforeAll(async () => {
    collector = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => {
        traces.push({ path: String(request.url), body })
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
      })
    })
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
    const { port } = collector.address() as AddressInfo
    ;({ server, stop } = await startServer({
      METRICS_TOKEN: token,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    }))
  })
  afterAll(async () => {
    await stop?.()
    collector?.close()
  })

  const numbers = async () => {
    const { baseUrl } = server
    const headers = { Authorization: `Bearer ${token}` }
    return api('/metrics', { baseUrl, headers })
  }

  it('tell requests by kind, the cache of pages, the process and the database', async () => {
    const pages = 'kind="page",method="GET",status="2xx"'
    // At its start the server visits its home page, a list and the search by itself.
    await expect.poll(async () => counted((await numbers()).body, pages)).toBeGreaterThanOrEqual(2)
    const before = (await numbers()).body
    await fetch(`${server.baseUrl}/careers`)
    await fetch(`${server.baseUrl}/careers`)
    await api('/products', { baseUrl: server.baseUrl })
    await api('/nowhere-at-all', { baseUrl: server.baseUrl })
    const { status, headers, body } = await numbers()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/plain')
    expect(headers.get('cache-control')).toBe('no-store')
    const value = (line: RegExp) => Number(line.exec(body)?.[1])
    expect(counted(body, pages) - counted(before, pages)).toBe(2)
    const refused = 'kind="api",method="GET",status="4xx"'
    expect(counted(body, refused) - (counted(before, refused) || 0)).toBe(1)
    expect(value(/^terminalia_page_cache_total{result="HIT"} (\d+)/m)).toBeGreaterThanOrEqual(1)
    expect(value(/^terminalia_up{part="database"} (\d)/m)).toBe(1)
    expect(value(/^process_resident_memory_bytes (\d+)/m)).toBeGreaterThan(1e7)
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  it('are for who has the token, and elsewhere not there', async () => {
    for (const Authorization of ['', 'Bearer guessed', `Bearer ${token}x`]) {
      const headers = { Authorization }
      expect((await api('/metrics', { baseUrl: server.baseUrl, headers })).status).toBe(404)
    }
    const headers = { Authorization: `Bearer ${token}` }
    expect((await api('/metrics', { headers })).status).toBe(404)
  })

  it('go to a collector as traces', async () => {
    await fetch(`${server.baseUrl}/support`)
    await expect.poll(() => traces.length).toBeGreaterThan(0)
    expect(traces[0]?.path).toBe('/v1/traces')
    const text = traces.map(({ body }) => body).join()
    expect(text).toContain('"terminalia"')
    expect(text).toContain('GET /')
  })

  it('an instance says whether it is ready', async () => {
    const { status, body, headers } = await api('/ready', { baseUrl: testServer().baseUrl })
    expect([status, body]).toEqual([200, { isReady: true, database: true, redis: null }])
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

/** Returns the number of requests with these labels in the metrics. */
const counted = (numbers: string, labels: string): number =>
  Number(
    new RegExp(`^terminalia_http_request_duration_seconds_count{${labels}} (\\d+)`, 'm').exec(
      numbers,
    )?.[1],
  )
