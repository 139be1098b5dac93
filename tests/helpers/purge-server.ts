import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Purge {
  /** Method and address. */
  call: string
  headers: IncomingHttpHeaders
  body: unknown
}

export interface PurgeServer {
  url: string
  /** Received calls, in order, those that were refused among them. */
  calls: Purge[]
  /** Statuses of the next answers; 200 once they are used up. */
  failures: number[]
  /** Value of Retry-After in all answers. */
  retryAfter: string
  close: () => Promise<void>
}

/** Takes purges in the place of a CDN. */
export async function openPurgeServer(): Promise<PurgeServer> {
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      const { method, url, headers } = request
      const body: unknown = text ? JSON.parse(text) : undefined
      purges.calls.push({ call: `${method} ${url}`, headers, body })
      const status = purges.failures.shift() ?? 200
      response.writeHead(status, { 'Retry-After': purges.retryAfter }).end('{"success":true}')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const purges: PurgeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    failures: [],
    retryAfter: '0',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return purges
}
