import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { freePort } from '@/scripts/lib/port.mjs'
import { inquire, mortalServer, type MortalServer } from '../helpers/mortal-server'
import { end, launch, untilReady } from '../helpers/server'
import { storedInquirers } from '../helpers/stored-rows'

let server: MortalServer
let second: ChildProcess
let secondUrl: string

beforeAll(async () => {
  server = await mortalServer()
  const port = await freePort()
  const logFile = path.join(server.folder, 'second.log')
  second = launch({ ...server.environment, PORT: String(port) }, logFile)
  secondUrl = `http://127.0.0.1:${port}`
  await untilReady(second, logFile)
})

afterAll(async () => {
  await end(second)
  await server.remove()
})

it('two processes on one database store what they thanked for, and refuse the rest in words', async () => {
  const thanked: string[] = []
  await Promise.all(
    Array.from({ length: 80 }, async (_, index) => {
      const name = `Visitor ${index}`
      const answer = await inquire(index % 2 ? server.baseUrl : secondUrl, name, index)
      expect([201, 503]).toContain(answer.status)
      expect(typeof (await answer.json()).message).toBe('string')
      if (answer.status === 201) thanked.push(name)
    }),
  )
  expect(await storedInquirers(server)).toEqual(thanked.sort())
  expect(thanked.length).toBeGreaterThan(40)
})
