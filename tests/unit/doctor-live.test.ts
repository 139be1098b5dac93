import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoProgram } from '@/scripts/lib/site-index.mjs'
import { checkLive } from '@/scripts/lib/doctor/live.mjs'

describe('npm run doctor -- --live', () => {
  let folder: string
  let site: Server
  let address: string
  let answer: object

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-live-'))
    vi.stubEnv('DATA_DIR', folder)
    answer = { version: '1.2.3' }
    site = createServer((_, response) => response.end(JSON.stringify(answer)))
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  })
  afterEach(() => {
    site.close()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  const noteBackup = (ago: number) =>
    writeFileSync(
      path.join(folder, 'last-backup.json'),
      JSON.stringify({ madeAt: new Date(Date.now() - ago).toISOString() }),
    )
  const find = async (env: Record<string, string>) =>
    (await checkLive(env)).map(({ mark, text }) => `${mark}: ${text}`)

  it('finds nothing of a site that has what it needs but TLS', async () => {
    noteBackup(1000)
    const env = {
      DATABASE_URI: 'file:./site.db',
      SITE_URL: address,
      SMTP_URL: 'smtp://mail.test',
      MAIL_FROM: 'us@company.test',
    }
    expect(await find(env)).toEqual([
      `odd: ${address} is not encrypted`,
      `good: ${address} answers, with version 1.2.3`,
      'good: Emails are sent from us@company.test',
      'good: The last backup is at most two days old',
    ])
  })

  it('names what is missing', async () => {
    const found = await find({ INDEXING: 'off' })
    for (const missing of [
      'odd: SITE_URL is not set',
      'odd: No emails are sent',
      'odd: There is no backup yet',
      'odd: INDEXING=off keeps search engines away',
    ])
      expect(found).toContain(missing)
    const isDemo = found.includes('bad: This is the demo, whose passwords are public')
    expect(isDemo).toBe(existsSync(demoProgram))
  })

  it('notices an address behind which another program is, or nobody', async () => {
    answer = { other: true }
    const env = { DATABASE_URI: 'file:./site.db', SITE_URL: address }
    expect(await find(env)).toContain(`bad: ${address}/api/health answers 200`)
    await new Promise((resolve) => site.close(resolve))
    expect((await find(env)).join()).toContain(`bad: ${address} does not answer as this site`)
    const secure = address.replace('http:', 'https:')
    const found = (await find({ ...env, SITE_URL: secure })).filter((one) => one.includes('://'))
    expect(found).toEqual([expect.stringContaining(`bad: ${secure} does not answer as this site`)])
  })

  it('tells of an old backup, and of mails without a sender', async () => {
    noteBackup(5 * 24 * 60 * 60 * 1000)
    const found = await find({ DATABASE_URI: 'file:./site.db', SMTP_URL: 'smtp://mail.test' })
    expect(found).toContain('odd: The last backup is 5 days old')
    expect(found).toContain('odd: Emails have no sender address')
  })
})
