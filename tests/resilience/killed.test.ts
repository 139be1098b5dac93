import { afterAll, beforeAll, expect, it } from 'vitest'
import { inquire, mortalServer, type MortalServer } from '../helpers/mortal-server'
import { storedInquirers } from '../helpers/stored-rows'

let server: MortalServer

beforeAll(async () => {
  server = await mortalServer()
})

afterAll(() => server.remove())

it('a server killed in the middle of 200 inquiries has every one that it thanked for', async () => {
  const thanked: string[] = []
  const names = Array.from({ length: 200 }, (_, index) => `Visitor ${index}`)
  const waiting = [...names]
  const visitor = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const answer = await inquire(server.baseUrl, name, names.indexOf(name)).catch(() => undefined)
      if (answer?.status === 201) thanked.push(name)
      if (thanked.length === 70) void server.end('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor))
  expect(server.child().signalCode).toBe('SIGKILL')
  expect(thanked.length).toBeGreaterThanOrEqual(70)
  expect(thanked.length).toBeLessThan(200)

  await server.start()
  const kept = await storedInquirers(server)
  expect(new Set(kept).size).toBe(kept.length)
  expect(thanked.filter((name) => !kept.includes(name))).toEqual([])
})
