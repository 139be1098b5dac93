import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/port.mjs'
import { end, provideDatabase } from '@/tests/helpers/server'
import { throwaway } from '@/tests/helpers/throwaway'

const place = throwaway()
let child: ChildProcess | undefined

afterAll(async () => {
  if (child) await end(child)
  await place.remove()
})

// Every write to it fails as on a full disk.
it.skipIf(!existsSync('/dev/full'))(
  'a server whose log disk is full, and whose errors nobody reads, goes on, and ends in good order',
  async () => {
    const port = await freePort()
    const env = { ...place.environment, PORT: String(port), LOG_LEVEL: 'debug' }
    await provideDatabase(env)
    const full = openSync('/dev/full', 'w')
    const server = spawn(process.execPath, ['scripts/serve.mjs'], {
      env,
      stdio: ['ignore', full, 'pipe'],
    })
    child = server
    closeSync(full)
    server.stderr?.destroy()
    const ask = async (path: string, init?: RequestInit) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, init)).status
    const isHealthy = () => ask('/api/health').catch(() => server.exitCode)
    await expect.poll(isHealthy).not.toBeNull()
    await expect.poll(isHealthy).not.toBe(503)
    for (let call = 0; call < 5; call += 1) {
      // Each of them is told in the log.
      const body = JSON.stringify({ username: 'nobody', password: `wrong ${call}` })
      const headers = { 'Content-Type': 'application/json' }
      expect(await ask('/api/admin/login', { method: 'POST', headers, body })).toBe(401)
      expect(await ask('/')).toBe(200)
    }
    await end(server)
    expect([server.exitCode, server.signalCode]).toEqual([0, null])
  },
)
