import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { EmailAdapter } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

let server: Server
let adapter: ReturnType<EmailAdapter>
const sockets = new Set<Socket>()

/** Greeting of the mail server. */
let greeting = ''

beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.write(greeting)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.resetModules()
  const { mail } = await import('@/src/platform/mail')
  adapter = mail({ payload: undefined as never })
})
afterAll(() => {
  vi.unstubAllEnvs()
  for (const socket of sockets) socket.destroy()
  server.close()
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('a mail server that is reached', () => {
  it('and says nothing is given up after ten seconds', async () => {
    greeting = ''
    const failed = expect(adapter.sendEmail(mailTo('a@example.com'))).rejects.toThrow('Greeting')
    await once(server, 'connection')
    // The client notices the connection in a later round of the event loop.
    for (let round = 0; round < 5; round += 1) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(10_000)
    await failed
  })

  it('and greets, but takes no mail, is given up after a minute at the latest', async () => {
    greeting = '220 ready\r\n'
    const failed = expect(adapter.sendEmail(mailTo('a@example.com'))).rejects.toThrow(
      'The mail server took too long',
    )
    const [socket] = (await once(server, 'connection')) as [Socket]
    await once(socket, 'data')
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
  })
})

const mailTo = (to: string) => ({ to, subject: 'Subject', text: 'Text' })
