import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeReleaseFiles } from '@/scripts/lib/release-files.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'release-files-'))
const sources = path.join(folder, 'sources')

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: 'pipe' })

/** Releases a clone of its own, and returns the files by their names. */
function release(name: string): Record<string, Buffer> {
  const cwd = path.join(folder, name)
  git(folder, 'clone', '--quiet', sources, cwd)
  chmodSync(path.join(cwd, 'start.sh'), 0o700)
  const written = path.join(folder, `${name}-files`)
  const names = writeReleaseFiles({ folder: written, cwd })
  return Object.fromEntries(names.map((file) => [file, readFileSync(path.join(written, file))]))
}

beforeAll(() => {
  mkdirSync(sources)
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, path.join(sources, file))
  writeFileSync(path.join(sources, 'start.sh'), '#!/bin/sh\n', { mode: 0o755 })
  git(sources, 'init', '--quiet')
  git(sources, 'add', '.')
  const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@company.example']
  git(sources, ...author, 'commit', '--quiet', '--message', 'first')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the files of a release', () => {
  it('are the same bytes in another folder at another time, and name all packages', async () => {
    const [one, other] = [release('one'), release('other')]
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    const name = `terminalia-${version}`
    expect(Object.keys(one)).toEqual([
      `${name}.tar.gz`,
      `${name}.run.cdx.json`,
      `${name}.build.cdx.json`,
      `${name}.vex.cdx.json`,
      'SHA256SUMS',
    ])
    for (const [file, content] of Object.entries(one))
      expect(other[file]?.equals(content), file).toBe(true)

    expect(gunzipSync(one[`${name}.tar.gz`] ?? '').toString()).toContain(`${name}/package.json`)
    const listed = (use: string) =>
      (
        JSON.parse(String(one[`${name}.${use}.cdx.json`])) as { components: { name: string }[] }
      ).components.map((component) => component.name)
    expect(listed('run')).toContain('payload')
    expect(listed('run')).not.toContain('vitest')
    expect(listed('build')).toContain('vitest')
  })

  it('are made of what is committed', () => {
    const cwd = path.join(folder, 'changed')
    git(folder, 'clone', '--quiet', sources, cwd)
    writeFileSync(path.join(cwd, 'new'), '')
    expect(() => writeReleaseFiles({ folder: `${cwd}-files`, cwd })).toThrow('Commit')
  })
})
