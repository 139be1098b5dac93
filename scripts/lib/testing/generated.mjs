import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { payloadScript } from '../environment.mjs'
import { CliError } from '../output.mjs'
import { run, tail } from '../run.mjs'
import { demoProgram } from '../site-index.mjs'
import { sourceFiles } from '../sources.mjs'
import { tools } from '../tools.mjs'
import { drawWidths } from '../widths.mjs'

const types = 'payload-types.ts'
const importMap = 'src/app/(payload)/admin/importMap.js'
const migrations = 'src/migrations'

/** Makes the generated files anew in a copy of the tree; they must be the same as the committed ones. */
export async function checkGenerated() {
  const copy = copyOfSources()
  try {
    writeFileSync(path.join(copy, types), '')
    writeFileSync(path.join(copy, importMap), '')
    await payload(copy, ['generate:types'])
    requireSame(copy, types, 'npm run generate:types')
    await payload(copy, ['generate:importmap'])
    requireSame(copy, importMap, 'npm run generate:importmap')
    const { lines } = await payload(copy, ['migrate:create', 'check', '--skip-empty'])
    requireNoMigration(copy, lines)
    // The demo's pictures are stored in all their widths, so that no start has to draw them.
    if (existsSync(demoProgram)) await drawWidths({ isCheck: true })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  return 'Generated files are up to date'
}

function copyOfSources() {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'terminalia-generated-'))
  for (const file of sourceFiles()) {
    if (!file.startsWith('seed/media/')) cpSync(file, path.join(copy, file), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  return copy
}

/**
 * @param {string} cwd
 * @param {string[]} args
 */
async function payload(cwd, args) {
  const result = await run(process.execPath, [path.join(cwd, tools.payload), ...args], {
    cwd,
    env: { ...payloadScript, NODE_ENV: 'development' },
  })
  if (result.code === 0) return result
  throw new CliError(`payload ${args[0]} failed:\n${tail(result.lines)}`)
}

/**
 * @param {string} copy
 * @param {string} file
 * @param {string} command that makes it
 */
function requireSame(copy, file, command) {
  if (readFileSync(path.join(copy, file), 'utf8') === readFileSync(file, 'utf8')) return
  throw new CliError(`${file} is not up to date: run ${command} and commit what it writes.`)
}

/**
 * @param {string} copy
 * @param {string[]} lines
 */
function requireNoMigration(copy, lines) {
  const added = readdirSync(path.join(copy, migrations)).length > readdirSync(migrations).length
  if (added) throw new CliError('A migration is missing: run npm run migrate:create and commit it.')
  // The command may also end early, its work not done.
  const isDone = lines.some((line) => line.includes('DOWN statements generation complete'))
  if (!isDone) throw new CliError(`payload migrate:create ended early:\n${tail(lines)}`)
}
