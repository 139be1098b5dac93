import { afterAll, beforeAll, expect, it } from 'vitest'
import { mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { unique } from '@/tests/helpers/samples'
import { movedClock } from '@/tests/helpers/server-clock'
import { staffCall } from '@/tests/helpers/staff-call'
import { openReceiver, type WebhookReceiver } from '@/tests/helpers/webhook-receiver'

/** Longer than a message belongs to the instance that sends it, ms. */
const afterClaims = 60_000

let receiver: WebhookReceiver
let server: MortalServer
let token: string

beforeAll(async () => {
  receiver = await openReceiver()
  server = await mortalServer({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' })
  token = await server.signIn()
})
afterAll(async () => {
  await server?.remove()
  await receiver?.close()
})

const call = (path: string, method = 'GET', body?: object) =>
  staffCall(path, { token, method, body, baseUrl: server.baseUrl })

it('a server killed while articles are published has sent a message for each that is stored, and for no other', async () => {
  const body = { url: receiver.url, events: ['published'], collections: ['news'] }
  expect((await call('/webhooks', 'POST', body)).status).toBe(201)
  // Never answered, so that the server is killed between sending and noting it.
  receiver.answer = () => null
  const waiting = Array.from({ length: 40 }, (_, index) => unique(`Killed ${index}`))
  const write = async () => {
    for (let title = waiting.shift(); title; title = waiting.shift()) {
      const article = { title, isActive: true, _status: 'published' }
      await call('/news', 'POST', article).catch(() => undefined)
      if (waiting.length === 20 && receiver.received.length > 0) void server.end('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 4 }, write))
  await server.end('SIGKILL')
  const unanswered = receiver.received.map(({ id }) => id)
  expect(unanswered.length).toBeGreaterThan(0)
  receiver.answer = () => 204
  const clock = movedClock(server.folder)
  clock.set(afterClaims)
  Object.assign(server.environment, clock.environment)
  await server.start()
  token = await server.signIn()
  const { docs } = (await call('/news?limit=0&where[title][contains]=Killed')).body
  const stored = (docs as { id: string }[]).map(({ id }) => id).sort()
  expect(stored.length).toBeGreaterThan(0)
  const accepted = () => receiver.received.filter(({ status }) => status === 204)
  const told = () => [...new Set(accepted().map(({ message }) => String(message.data.id)))].sort()
  await expect.poll(told, { interval: 500 }).toEqual(stored)
  expect(accepted().map(({ id }) => id)).toEqual(expect.arrayContaining(unanswered))
})
