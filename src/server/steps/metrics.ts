import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readiness } from '@/src/contract/server'

export interface Metrics {
  count: (request: IncomingMessage, response: ServerResponse) => void
  /** @returns whether it was asked for the numbers, and did answer */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * Numbers of this process for Prometheus: requests and their durations by kind of address, what came out
 * of the cache of pages, the process itself, and the database as `/api/ready` sees it.
 * @param token METRICS_TOKEN; without it nothing is counted or loaded
 * @param ask what `/api/ready` answers
 */
export async function openMetrics(
  token: string | undefined,
  ask: () => Promise<Readiness>,
): Promise<Metrics | undefined> {
  if (!token) return undefined
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'terminalia_http_request_duration_seconds',
    help: 'Time to the end of an answer, by kind of address, method and status',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const running = new Gauge({
    name: 'terminalia_http_requests_running',
    help: 'Requests that are being answered',
    registers,
  })
  const pages = new Counter({
    name: 'terminalia_page_cache_total',
    help: 'Static pages, by what the cache said: HIT, STALE, MISS',
    labelNames: ['result'],
    registers,
  })
  const up = new Gauge({
    name: 'terminalia_up',
    help: 'Whether a part answers: database, redis',
    labelNames: ['part'],
    registers,
  })
  const ping = new Gauge({
    name: 'terminalia_ready_seconds',
    help: 'How long the parts took to answer just now',
    registers,
  })

  async function write(response: ServerResponse): Promise<void> {
    const started = performance.now()
    const { database, redis } = await ask()
    ping.set((performance.now() - started) / 1000)
    up.set({ part: 'database' }, Number(database))
    if (redis !== null) up.set({ part: 'redis' }, Number(redis))
    const text = await registry.metrics()
    response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
    response.end(text)
  }

  return {
    count(request, response) {
      const kind = kindOf(request)
      const end = requests.startTimer({ kind, method: String(request.method) })
      running.inc()
      response.once('close', () => {
        running.dec()
        end({ status: `${Math.floor(response.statusCode / 100)}xx` })
        const result = response.getHeader('x-nextjs-cache')
        if (typeof result === 'string') pages.inc({ result })
      })
    },
    answer(request, response) {
      if (request.method !== 'GET' || pathOf(request) !== '/api/metrics') return false
      if (!isToken(request.headers.authorization, token)) return false
      write(response).catch((error: Error) => response.destroy(error))
      return true
    },
  }
}

const pathOf = ({ url = '' }: IncomingMessage): string => String(url.split('?', 1)[0])

/** Few kinds, whatever is asked for: every label is a series of numbers that is kept. */
function kindOf(request: IncomingMessage): string {
  const path = pathOf(request)
  if (/^\/(admin|admin-portal|admin-dashboard)(\/|$)/.test(path)) return 'staff page'
  if (path.startsWith('/api/admin/')) return 'staff api'
  if (/^\/(api\/)?uploads\//.test(path)) return 'picture'
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/_next/') || /\.[^/]*$/.test(path)) return 'file'
  return request.headers.rsc === '1' ? 'page data' : 'page'
}

function isToken(authorization = '', token: string): boolean {
  const given = Buffer.from(authorization.replace(/^Bearer /, ''))
  const expected = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
