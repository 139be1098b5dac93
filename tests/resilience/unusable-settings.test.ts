import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/port.mjs'
import { end, launch } from '../helpers/server'
import { throwaway } from '../helpers/throwaway'

/** Starts a server with these settings; returns its exit and its output; it has half a minute to end by itself. */
async function startWith(settings: Record<string, string>) {
  const { folder, environment, remove } = throwaway()
  const logFile = path.join(folder, 'server.log')
  const port = String(await freePort())
  const child = launch({ ...environment, PORT: port, ...settings }, logFile)
  try {
    for (let waited = 0; waited < 30_000 && child.exitCode === null; waited += 100) await sleep(100)
    return { exitCode: child.exitCode, text: readFileSync(logFile, 'utf8') }
  } finally {
    await end(child)
    await remove()
  }
}

it.each([
  ['no secret', '', 'PAYLOAD_SECRET is missing'],
  ['a short secret', 'a1b2c3d4', 'PAYLOAD_SECRET must have at least 32 characters'],
  ['an example for a secret', 'change-me-'.repeat(4), 'PAYLOAD_SECRET is an example'],
])('a server with %s does not start, and says why', async (_what, secret, problem) => {
  const { exitCode, text } = await startWith({ PAYLOAD_SECRET: secret })
  expect([exitCode, text]).toEqual([1, expect.stringContaining(problem)])
  expect(text).not.toContain('ready on http')
})
