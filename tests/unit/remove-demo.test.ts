import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeDemo } from '@/scripts/lib/demo.mjs'
import { writeSiteIndex } from '@/scripts/lib/site-index.mjs'

const home = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-remove-'))
  process.chdir(folder)
  for (const place of [
    'seed/demo',
    'tests/demo/unit',
    'tests/unit',
    'node_modules/@payloadcms/translations/dist/languages',
  ])
    mkdirSync(place, { recursive: true })
  writeFileSync('seed/cli.ts', '')
  const scripts = {
    dev: 'node scripts/dev.mjs',
    seed: 'node scripts/program.mjs seed/cli.ts',
    'remove:demo': 'node scripts/remove-demo.mjs',
  }
  writeFileSync('package.json', JSON.stringify({ name: 'ours', scripts }))
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true, force: true })
})

const generated = () =>
  ['has-demo', 'seed-demo'].map((name) => readFileSync(`src/generated/demo/${name}.ts`, 'utf8'))

it('the demo is deleted with its tests and npm scripts, and the rest of the code is told', () => {
  writeSiteIndex()
  expect(generated()[0]).toContain('= true')
  expect(generated()[1]).toContain("import('@/seed/index')")
  expect(removeDemo()).toEqual(['seed', 'tests/demo', 'npm run seed', 'npm run remove:demo'])
  expect([existsSync('seed'), existsSync('tests/demo'), existsSync('tests/unit')]).toEqual([
    false,
    false,
    true,
  ])
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toEqual({
    name: 'ours',
    scripts: { dev: 'node scripts/dev.mjs' },
  })
  expect(generated()[0]).toContain('= false')
  expect(generated()[1]).not.toContain("'@/seed")
  expect(removeDemo).toThrow('no longer part of this site')
})
