import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@/scripts/lib/port.mjs'

/** Files of a fresh clone that these scripts load: no packages. */
const cloned = [
  'scripts',
  'src/domain',
  'src/platform',
  'src/i18n',
  'package.json',
  'package-lock.json',
  '.env.example',
]

describe('a clone without packages', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-clone-'))
    for (const part of cloned) cpSync(part, path.join(folder, part), { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(['start', 'test', 'dev'])('npm %s gets as far as their installation', async (script) => {
    const port = String(await freePort())
    const { stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`], {
      cwd: folder,
      encoding: 'utf8',
      // Without npm, so that nothing is installed.
      env: { PATH: '', HOME: folder, PORT: port, NODE_ENV: 'production' },
      timeout: 20_000,
    })
    expect(stderr).not.toContain('ERR_MODULE_NOT_FOUND')
    expect(stdout).toContain('✗ Packages')
  })

  it('gets a secret before anything loads its configuration', () => {
    spawnSync(process.execPath, ['scripts/generate-site.mjs'], {
      cwd: folder,
      env: { PATH: '', HOME: folder, NODE_ENV: 'production' },
      timeout: 20_000,
    })
    expect(readFileSync(path.join(folder, '.env'), 'utf8')).toMatch(/^PAYLOAD_SECRET=\w{64}$/m)
  })
})
