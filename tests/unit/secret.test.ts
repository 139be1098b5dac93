import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const environment = pathToFileURL(path.resolve('scripts/lib/environment.mjs')).href
const program = `const { ensureSecret, loadSettings } = await import(${JSON.stringify(environment)})
loadSettings()
console.log(ensureSecret())
console.log(process.env.PAYLOAD_SECRET)`

describe('a start without a secret', () => {
  let folder: string
  let file: string

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-secret-'))
    file = path.join(folder, '.env')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const start = (env: Record<string, string> = {}) => {
    const args = ['--input-type=module', '-e', program]
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, NODE_ENV: 'production' },
    })
    const [said = '', secret = ''] = stdout.trim().split('\n')
    return { said, secret }
  }

  it('writes one, which the next start finds, and nobody else may read it', () => {
    const { said, secret } = start()
    expect(said).toBe('Settings written to .env, with a random secret')
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(start()).toEqual({ said: 'Settings are there', secret })
  })

  it.each([
    ['at the end', 'DATABASE_URI=file:./own.db', /^DATABASE_URI=file:\.\/own\.db\nPAYLOAD_SECRET=/],
    ['in place of an empty one', 'PAYLOAD_SECRET=\nPORT=80\n', /^PAYLOAD_SECRET=\w+\nPORT=80\n$/],
    [
      'in place of the remark',
      '# A\n# PAYLOAD_SECRET=\nPORT=80\n',
      /^# A\nPAYLOAD_SECRET=\w+\nPORT/,
    ],
  ])('adds one to settings of one’s own: %s', (_, before, after) => {
    writeFileSync(file, before)
    const { said, secret } = start()
    expect(said).toBe('A random secret added to the settings in .env')
    expect(readFileSync(file, 'utf8')).toMatch(after)
    expect(start()).toEqual({ said: 'Settings are there', secret })
  })

  it('takes the one of the environment, and writes nothing', () => {
    const given = 'a'.repeat(16) + 'b'.repeat(16)
    expect(start({ PAYLOAD_SECRET: given })).toEqual({ said: 'Settings are there', secret: given })
    expect(existsSync(file)).toBe(false)
  })
})
