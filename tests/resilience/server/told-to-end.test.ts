import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inquire, mortalServer, type MortalServer } from '@/tests/helpers/mortal-server'
import { staffCall } from '@/tests/helpers/staff-call'
import { storedInquirers } from '@/tests/helpers/stored-rows'

let server: MortalServer

beforeAll(async () => {
  server = await mortalServer()
})

afterAll(() => server.remove())

it('a server that is told to end answers the requests that came before', async () => {
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
  // Connections are taken in the order in which they came: all that came before this one are taken by now.
  expect((await fetch(`${server.baseUrl}/api/health`)).status).toBe(200)
  const ended = server.end('SIGTERM')
  expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(signIns.map(() => 401))
  expect((await Promise.all(inquiries)).map(({ status }) => status)).toEqual(
    inquiries.map(() => 201),
  )
  await ended
  expect(server.child().exitCode).toBe(0)
  expect(await storedInquirers(server)).toHaveLength(inquiries.length)
})

it('a server that is told to end does so while clients keep asking, and drops no request on a connection that is used again', async () => {
  await server.start()
  const agent = new Agent({ keepAlive: true, maxSockets: 12 })
  const thanked: string[] = []
  const odd: string[] = []
  let sent = 0
  let reused = 0
  let hasEnded = false

  // Who is cut off asks again, on another connection: the server ends all the same.
  async function keepAsking() {
    while (!hasEnded) {
      const index = (sent += 1)
      const name = `Returning visitor ${index}`
      const answer = await inquireBy(agent, name, 1000 + index)
      if (answer.isReused) reused += 1
      if (answer.error) continue
      if (answer.status === 201 && answer.isWhole) thanked.push(name)
      else odd.push(`${name}: ${answer.status}, ${answer.isWhole ? 'whole' : 'cut'}`)
    }
  }

  const visitors = Array.from({ length: 12 }, keepAsking)
  await expect.poll(() => reused).toBeGreaterThan(24)
  await server.end('SIGTERM')
  hasEnded = true
  await Promise.all(visitors)
  agent.destroy()
  expect(server.child().exitCode).toBe(0)
  expect(odd).toEqual([])

  // What was not answered was not taken, either: its sender may send it again.
  const stored = await storedInquirers(server)
  expect(stored.filter((name) => name.startsWith('Returning'))).toEqual(thanked.sort())
})

interface Outcome {
  isReused: boolean
  /** Error of a connection that was closed before there was an answer. */
  error?: Error
  status?: number
  /** True where the answer was complete. */
  isWhole?: boolean
}

/** Sends an inquiry on a connection of the agent. */
function inquireBy(agent: Agent, name: string, client: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const call = request(
      `${server.baseUrl}/api/inquiries`,
      {
        agent,
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.9.${client >> 8}.${client & 255}`,
        },
      },
      (answer) => {
        const { statusCode: status } = answer
        answer.resume()
        answer.on('close', () =>
          resolve({ isReused: call.reusedSocket, status, isWhole: answer.complete }),
        )
      },
    )
    call.on('error', (error) => resolve({ isReused: call.reusedSocket, error }))
    call.end(JSON.stringify({ name, email: 'somebody@example.com', message: 'A message' }))
  })
}
