import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inquire, mortalServer, type MortalServer } from '../helpers/mortal-server'
import { staffCall } from '../helpers/staff-call'

let server: MortalServer

beforeAll(async () => {
  server = await mortalServer()
})

afterAll(() => server.remove())

it('a server that is told to end answers whatever it was asked before', async () => {
  // One after the other, each as long as it takes to check a password.
  const signIns = Array.from({ length: 9 }, (_, index) =>
    staffCall('/login', {
      method: 'POST',
      body: { username: 'root', password: `wrong password ${index}` },
      headers: { 'X-Forwarded-For': `192.0.2.${index}` },
      baseUrl: server.baseUrl,
    }),
  )
  const inquiries = Array.from({ length: 30 }, (_, index) =>
    inquire(server.baseUrl, `Visitor ${index}`, index),
  )
  await sleep(400)
  const ended = server.end('SIGTERM')
  expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(signIns.map(() => 401))
  expect((await Promise.all(inquiries)).map(({ status }) => status)).toEqual(
    inquiries.map(() => 201),
  )
  await ended
  expect(server.child().exitCode).toBe(0)
})
