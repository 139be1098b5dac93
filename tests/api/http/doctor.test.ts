import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { checkNode, checkTracing, spaceFinding } from '@/scripts/lib/doctor/machine.mjs'
import { blankSettings, randomSecret } from '@/scripts/lib/environment.mjs'
import { freePort } from '@/scripts/lib/port.mjs'
import { run } from '@/scripts/lib/run.mjs'
import { testServer } from '@/tests/helpers/test-server'

// Each call is two programs, and one of them waits for servers that never answer.
vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-doctor-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the doctor's output for a set-up, and its exit code. */
async function doctor(settings: Record<string, string>) {
  const env = {
    ...blankSettings(),
    PAYLOAD_SECRET: randomSecret(),
    DATA_DIR: folder,
    PORT: String(await freePort()),
    ...settings,
  }
  const { code, lines } = await run(process.execPath, ['scripts/doctor.mjs'], { env })
  return { code, text: lines.join('\n') }
}

describe('the doctor', () => {
  it('finds nothing in the way of a set-up that works', async () => {
    const { code, text } = await doctor({})
    expect(code, text).toBe(0)
    expect(text).toMatch(/✓ Node \d+/)
    expect(text).toMatch(/✓ The packages/)
    expect(text).toMatch(/! The database .* does not exist yet/)
    expect(text).toMatch(/✓ The data folder .* GB are free/)
    expect(text).toContain('Nothing is in the way')
  })

  it('names unusable settings, and what would help', async () => {
    const { code, text } = await doctor({ PAYLOAD_SECRET: 'short', SITE_URL: 'nowhere' })
    expect(code).toBe(1)
    expect(text).toMatch(/✗ The environment is not valid:[\s\S]*SITE_URL[\s\S]*PAYLOAD_SECRET/)
    expect(text).toContain('→ Correct it in .env. See .env.example for every setting.')
  })

  it('finds servers that do not answer', async () => {
    const port = await freePort()
    const { code, text } = await doctor({
      DATABASE_URI: `mongodb://127.0.0.1:${port}/site?directConnection=true`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
      CDN_PURGE: `varnish:http://127.0.0.1:${port}`,
    })
    expect(code).toBe(1)
    expect(text).toContain('✗ The database cannot be reached')
    expect(text).toContain('✗ Redis does not respond')
    expect(text).toContain('✗ The bucket pictures cannot be read')
    expect(text).toMatch(/✗ The CDN cannot be purged \(varnish\): .*ECONNREFUSED/)
    expect(text).toContain('! CDN_PURGE is set, but no proxy is trusted')
  })

  it('tells what a port is taken by', async () => {
    const stranger = createServer((_request, response) => response.end('hello'))
    await new Promise<void>((resolve) => stranger.listen(0, resolve))
    const { port } = stranger.address() as AddressInfo
    expect((await doctor({ PORT: String(port) })).text).toMatch(/✗ Port \d+ is taken by another/)
    stranger.close()
    const own = await doctor({ PORT: new URL(testServer().baseUrl).port })
    expect(own.text).toMatch(/✓ Port \d+ is taken by Terminalia, which is already running/)
  })

  it('finds migrations that wait, and a data folder that is none', async () => {
    const file = path.join(folder, 'old.db')
    const client = createClient({ url: `file:${file}` })
    await client.execute('CREATE TABLE payload_migrations (name TEXT)')
    client.close()
    writeFileSync(path.join(folder, 'file'), '')
    const { text } = await doctor({ DATABASE_URI: `file:${file}` })
    expect(text).toMatch(/! \d+ migrations of the database wait: \d{8}_\d+_initial/)
    const { code } = await doctor({ DATA_DIR: '/proc/nothing' })
    expect(code).toBe(1)
  })

  it('knows an old Node and a full disk', () => {
    expect(checkNode('18.20.0').mark).toBe('bad')
    expect(checkNode('20.19.0').mark).toBe('good')
    expect(checkNode('24.0.0').mark).toBe('good')
    expect([5, 0.5, 0.05].map((free) => spaceFinding('/data', free).mark)).toEqual([
      'good',
      'odd',
      'bad',
    ])
  })

  it('names the packages that traces need, where they are asked for and missing', () => {
    const asked = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
    expect(checkTracing({})).toEqual([])
    expect(checkTracing(asked)).toMatchObject([{ mark: 'good' }])
    const advice = expect.stringMatching(/^npm install (@opentelemetry\/[\w-]+ ?){3}$/)
    expect(checkTracing(asked, 'nowhere')).toMatchObject([{ mark: 'odd', advice }])
  })
})
