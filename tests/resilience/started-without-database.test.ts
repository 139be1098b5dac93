import { type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/port.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { end, launch } from '../helpers/server'
import { throwaway } from '../helpers/throwaway'

describe('a server that is started while its database is away', () => {
  const place = throwaway()
  let child: ChildProcess | undefined

  afterAll(async () => {
    if (child) await end(child)
    await place.remove()
  })

  const environment = async (): Promise<NodeJS.ProcessEnv> => ({
    ...place.environment,
    // Nobody listens there.
    DATABASE_URI: `mongodb://127.0.0.1:${await freePort()}/site`,
    PORT: String(await freePort()),
  })

  it('ends with an error that names it, where it prepares the database', async () => {
    const env = await environment()
    const { code, lines } = await run(process.execPath, ['scripts/serve.mjs', '--prepare'], { env })
    const said = lines.join('\n')
    expect(code, said).toBe(1)
    expect(said).toContain('The database could not be prepared')
    expect(said).toContain('cannot connect to MongoDB')
    expect(said).toContain(new URL(String(env.DATABASE_URI)).host)
    expect(said).not.toContain('ready on http')
  })

  it('stays, answers 503 to whoever asks whether it serves, and logs the reason', async () => {
    const env = await environment()
    const logFile = path.join(place.folder, 'server.log')
    child = launch(env, logFile)
    const ask = (address: string) => fetch(`http://127.0.0.1:${env.PORT}${address}`)
    const statusOf = async (address: string) => {
      const answer = await ask(address).catch(() => undefined)
      return answer?.status
    }
    for (const address of ['/api/health', '/api/ready', '/api/products']) {
      await expect.poll(() => statusOf(address)).toBe(503)
    }
    const health = await (await ask('/api/health')).json()
    expect(health.message).toBe('The database does not answer')
    expect(readFileSync(logFile, 'utf8')).toContain('cannot connect to MongoDB')
    expect([child.exitCode, child.signalCode]).toEqual([null, null])
  })
})
