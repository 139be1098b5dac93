import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const entries = [
  'scripts/backup.ts',
  'scripts/lib/doctor/services.ts',
  'scripts/migrate-down.ts',
  'scripts/prepare-database.ts',
  'scripts/restore.ts',
  'src/server/serve.ts',
  'src/server/next/cache-handler.ts',
  'src/domain/data-sheets/program.ts',
  'src/domain/search/pdf/program.ts',
  'src/domain/theme/fonts/program.ts',
]

it('a bundle holds the blocks that come as packages, and leaves other packages where they are', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-bundles-'))
  try {
    const write = (name: string, text: string) => {
      const file = path.join(folder, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    cpSync('scripts', path.join(folder, 'scripts'), { recursive: true })
    write('package.json', '{"type":"module"}')
    const program = `import { words } from 'terminalia-block-motto'\nimport { name } from 'plain'\nconsole.log(words as string, name)`
    for (const entry of entries) write(entry, program)
    const block = { name: 'terminalia-block-motto', type: 'module', exports: { '.': './index.ts' } }
    write('packages/motto/package.json', JSON.stringify(block))
    write('packages/motto/index.ts', `export const words: string = 'made once'`)
    write('node_modules/plain/package.json', '{"type":"module","exports":"./index.mjs"}')
    write('node_modules/plain/index.mjs', `export const name = 'plain'`)
    symlinkSync(path.resolve('node_modules/esbuild'), path.join(folder, 'node_modules/esbuild'))
    symlinkSync(path.join(folder, 'packages/motto'), path.join(folder, 'node_modules', block.name))
    const node = (...args: string[]) => {
      const { stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
      })
      return stdout.trim() + stderr
    }
    const bundle = `await (await import('./scripts/lib/bundles.mjs')).bundleIfChanged()`
    expect(node('--input-type=module', '--eval', bundle)).toBe('')
    write('node_modules/plain/index.mjs', `export const name = 'changed'`)
    expect(node('dist/scripts/backup.mjs')).toBe('made once changed')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
