import { spawnSync } from 'node:child_process'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
const hash = '0123456789abcdef'

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-packages-'))
  cpSync('scripts', path.join(folder, 'scripts'), { recursive: true })
  mkdirSync(path.join(folder, 'node_modules'))
  symlinkSync(path.resolve('node_modules/esbuild'), path.join(folder, 'node_modules/esbuild'))
  write('package.json', '{"type":"module"}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function addPackage(name: string, files: Record<string, string>, exports: unknown): void {
  const place = `node_modules/${name}`
  write(`${place}/package.json`, JSON.stringify({ name, type: 'module', exports }))
  for (const [file, text] of Object.entries(files)) write(`${place}/${file}`, text)
}

/** As Turbopack leaves a package outside of the chunks. */
function link(name: string): void {
  const place = path.join(folder, '.next/node_modules', `${name}-${hash}`)
  mkdirSync(path.dirname(place), { recursive: true })
  symlinkSync(path.join(folder, 'node_modules', name), place)
}

function run(file: string, text: string): string {
  write(file, text)
  const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' })
  return stdout.trim() + stderr
}

it('bundles Payload with its adapter into one copy, and leaves what the site loads itself outside', () => {
  addPackage(
    'payload',
    {
      'index.js': `export { registry } from './registry.js'; export { engine } from 'engine'; export { own } from 'own'`,
      'registry.js': `export const registry = new Map(); export class NotFound extends Error {}`,
      'shared.js': `export { NotFound } from './registry.js'`,
    },
    { '.': './index.js', './shared': './shared.js' },
  )
  addPackage('engine', { 'index.js': `export const engine = 'shared'` }, './index.js')
  addPackage('own', { 'index.js': `export const own = 'at the root'` }, './index.js')
  addPackage(
    'payload/node_modules/own',
    { 'index.js': `export const own = 'nested'` },
    './index.js',
  )
  const adapter = `import { registry } from 'payload'; export const add = () => registry.set('adapter', true)`
  addPackage('@payloadcms/db-sqlite', { 'index.js': adapter }, './index.js')
  for (const name of ['payload', '@payloadcms/db-sqlite', 'engine', 'own']) link(name)
  const imports = `import { engine, own, registry } from "payload-${hash}"
    import { NotFound } from "payload-${hash}/shared"
    import { add } from "@payloadcms/db-sqlite-${hash}"`
  const server = `${imports}\nadd(); console.log([...registry.keys()], NotFound.name, engine, own)`
  write('.next/server/chunks/a.js', server)
  const original = readFileSync(path.join(folder, 'node_modules/payload/index.js'), 'utf8')

  const bundle = `await (await import('./scripts/lib/bundle-packages.mjs')).bundlePackages()`
  expect(run('bundle.mjs', bundle)).toBe('')

  // What the bundles hold is not read from the packages any more.
  addPackage('payload', { 'registry.js': `throw new Error('loaded')` }, './registry.js')
  addPackage('engine', { 'index.js': `export const engine = 'loaded later'` }, './index.js')
  expect(run('.next/server/start.mjs', server)).toBe(`[ 'adapter' ] NotFound loaded later nested`)
  expect(readFileSync(path.join(folder, 'node_modules/payload/index.js'), 'utf8')).toBe(original)
  expect(lstatSync(path.join(folder, `.next/node_modules/engine-${hash}`)).isSymbolicLink()).toBe(
    true,
  )
})
