import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** Ends as Next does, on a mistake in the sources too. */
const next = `
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
console.log('Creating an optimized production build ...')
if (existsSync('mistake')) {
  console.error('Build failed because of 1 error')
  process.exit(1)
}
rmSync('.next/static', { recursive: true, force: true })
mkdirSync('.next/static/chunks', { recursive: true })
mkdirSync('.next/server/chunks/ssr', { recursive: true })
const chunk = 'module.exports=[1,e=>e.v("' + 'x'.repeat(5000) + '")]'
for (const name of ['a', 'b', 'ssr/a']) writeFileSync('.next/server/chunks/' + name + '.js', chunk)
if (existsSync('script')) writeFileSync('.next/static/chunks/' + readFileSync('script', 'utf8') + '.js', '')
writeFileSync('.next/BUILD_ID', 'new')
`

describe('npm run build', () => {
  let folder: string
  const at = (name: string) => path.join(folder, name)

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-build-'))
    for (const part of ['scripts', 'src/domain', 'src/platform', 'package.json']) {
      cpSync(part, at(part), { recursive: true })
    }
    mkdirSync(at('node_modules/next/dist/bin'), { recursive: true })
    writeFileSync(at('node_modules/next/dist/bin/next'), next)
    writeFileSync(at('node_modules/next/package.json'), '{"type":"module"}')
    mkdirSync(at('node_modules/esbuild'))
    writeFileSync(
      at('node_modules/esbuild/index.js'),
      'exports.build = () => ({ outputFiles: [] }); exports.stop = () => {}',
    )
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const build = () => {
    const options = { cwd: folder, encoding: 'utf8', timeout: 20_000 } as const
    return spawnSync(process.execPath, ['scripts/build.mjs'], options)
  }

  it('bundles the programs, which run from their sources once these have changed', () => {
    const print = `import { programArguments } from './scripts/lib/bundles.mjs'
      console.log(programArguments('seed/cli.ts').at(-1))`
    const program = () => {
      const args = ['--input-type=module', '--eval', print]
      return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout.trim()
    }
    expect(program()).toBe('seed/cli.ts')
    expect(build().status).toBe(0)
    expect(program()).toBe('dist/seed/cli.mjs')
    writeFileSync(at('scripts/changed.mjs'), '')
    expect(program()).toBe('seed/cli.ts')
  })

  const start = () => {
    const print = `import { buildIfChanged } from './scripts/lib/build.mjs'
      console.log(await buildIfChanged((line) => console.log('> ' + line)).catch(({ message }) => message))`
    const args = ['--input-type=module', '--eval', print]
    return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout
  }
  const writeServer = () => {
    mkdirSync(at('dist/src/server'), { recursive: true })
    writeFileSync(at('dist/src/server/serve.mjs'), '')
  }

  it('is repeated by a start where the bundle of the server is gone, and not where all is there', () => {
    expect(build().status).toBe(0)
    const first = start()
    expect(first).toContain('> Part 1 of 4, the long one: Creating an optimized production build')
    expect(first).toContain('Production build created')
    writeServer()
    expect(start()).toBe('Production build is up to date\n')
  })

  it('is repeated by a start where a source says something else, and not where it was only written again', () => {
    const source = at('src/domain/added.ts')
    writeFileSync(source, 'export const a = 1')
    expect(build().status).toBe(0)
    writeServer()
    writeFileSync(source, 'export const a = 1')
    expect(start()).toBe('Production build is up to date\n')
    writeFileSync(source, 'export const a = 2')
    expect(start()).toContain('Production build created')
  })

  it('tells a start of a mistake in the sources as it is', () => {
    writeFileSync(at('mistake'), '')
    const output = start()
    expect(output).toContain('The production build failed:\n')
    expect(output).toContain('\n  Build failed because of 1 error\n')
    expect(output).not.toContain(' at ')
  })

  it('keeps the scripts of one build before, which pages in browsers ask for', () => {
    const buildWith = (script: string) => {
      writeFileSync(at('script'), script)
      expect(build().status).toBe(0)
      return ['first', 'second', 'third'].filter((name) =>
        existsSync(at(`.next/static/chunks/${name}.js`)),
      )
    }
    expect(buildWith('first')).toEqual(['first'])
    expect(buildWith('second')).toEqual(['first', 'second'])
    expect(buildWith('third')).toEqual(['second', 'third'])
  })

  it('writes a chunk of the server once, and copies of it as references', () => {
    expect(build().status).toBe(0)
    const chunk = (name: string) => readFileSync(at(`.next/server/chunks/${name}.js`), 'utf8')
    expect(chunk('a')).toContain('xxxxx')
    expect(chunk('b')).toBe('module.exports=require("./a.js")\n')
    // The runtime of pages finds the modules of its own folder alone.
    expect(chunk('ssr/a')).toBe(chunk('a'))
  })

  it('tells of a mistake in the sources as it is', () => {
    writeFileSync(at('mistake'), '')
    const { status, stderr } = build()
    expect(status).toBe(1)
    expect(stderr).toContain('Build failed because of 1 error')
  })
})
