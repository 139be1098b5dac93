import type { ChildProcess } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/port.mjs'
import { mortalServer, type MortalServer } from '../helpers/mortal-server'
import { unique } from '../helpers/samples'
import { end, launch, untilReady } from '../helpers/server'
import { staffCall } from '../helpers/staff-call'
import { loading } from '../helpers/throwaway'

let server: MortalServer
let token: string
const clock = path.join(os.tmpdir(), `terminalia-${crypto.randomUUID()}.clock`)

beforeAll(async () => {
  server = await mortalServer({
    NODE_OPTIONS: loading('moved-clock.mjs'),
    MOVED_CLOCK: clock,
  })
  token = await server.signIn()
})

afterAll(async () => {
  await server.remove()
  rmSync(clock, { force: true })
})

const shows = async (baseUrl: string, text: string) =>
  (await (await fetch(`${baseUrl}/news`)).text()).includes(text)

/** An article that is public from then on. */
async function dated(at: number): Promise<string> {
  const title = unique('Dated')
  const body = { title, publishedAt: new Date(at).toISOString() }
  const call = { token, baseUrl: server.baseUrl, method: 'POST', body }
  expect((await staffCall('/news', call)).status).toBe(201)
  return title
}

describe('an article whose date comes', () => {
  it('is public at a second server that was not told of it', async () => {
    const port = await freePort()
    const logFile = path.join(server.folder, 'second.log')
    const second: ChildProcess = launch({ ...server.environment, PORT: String(port) }, logFile)
    try {
      await untilReady(second, logFile)
      const secondUrl = `http://127.0.0.1:${port}`
      expect((await fetch(`${secondUrl}/news`)).status).toBe(200)
      const title = await dated(Date.now() + 3000)
      await expect.poll(() => shows(server.baseUrl, title)).toBe(true)
      await expect.poll(() => shows(secondUrl, title), { interval: 500 }).toBe(true)
    } finally {
      await end(second)
    }
  })

  // At the end: from then on the clock is ahead.
  it('while no server runs is public after the next start', async () => {
    const hour = 3_600_000
    const title = await dated(Date.now() + hour)
    expect(await shows(server.baseUrl, title)).toBe(false)
    await server.end()
    writeFileSync(clock, String(hour))
    await server.start()
    await expect.poll(() => shows(server.baseUrl, title)).toBe(true)
  })
})
