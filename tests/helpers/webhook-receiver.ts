import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  /** `webhook-id`, the same each time a message is sent. */
  id: string
  headers: Record<string, string>
  body: string
  message: { type: string; timestamp: string; data: Record<string, unknown> }
  status: number
}

export interface WebhookReceiver {
  url: string
  /** All messages in the order in which they came, those among them that were refused. */
  received: Received[]
  /** Answers a message; 204 without it. */
  answer: (received: Received, response: ServerResponse) => number | null
  close: () => Promise<void>
}

/** Takes messages as another system does. */
export async function openReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const headers = textsOf(request.headers)
      const id = headers['webhook-id'] ?? ''
      const received: Received = { id, headers, body, message: JSON.parse(body), status: 0 }
      receiver.received.push(received)
      const status = receiver.answer(received, response)
      // null never answers.
      if (status === null) return
      received.status = status
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    received: [],
    answer: () => 204,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return receiver
}

const textsOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
