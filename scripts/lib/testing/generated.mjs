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
import { payloadConditions } from '../environment.mjs'
import { CliError } from '../output.mjs'
import { run, tail } from '../run.mjs'
import { demoProgram } from '../site-index.mjs'
import { sourceFiles } from '../sources.mjs'
import { drawWidths } from '../widths.mjs'

const types = 'payload-types.ts'
const importMap = 'src/app/(payload)/admin/importMap.js'
const migrations = 'src/migrations'
const generator = 'scripts/lib/testing/generate-all.ts'

/** Makes the generated files anew in a copy of the tree; they must be the same as the committed ones. */
export async function checkGenerated() {
  const copy = copyOfSources()
  try {
    writeFileSync(path.join(copy, types), '')
    writeFileSync(path.join(copy, importMap), '')
    await generateAll(copy)
    requireSame(copy, types, 'npm run generate:types')
    requireSame(copy, importMap, 'npm run generate:importmap')
    if (readdirSync(path.join(copy, migrations)).length > readdirSync(migrations).length)
      throw new CliError('A migration is missing: run npm run migrate:create and commit it.')
    // The demo's pictures are stored in all their widths, so that no start has to draw them.
    if (existsSync(demoProgram)) await drawWidths({ isCheck: true })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  return 'Generated files are up to date'
}

function copyOfSources() {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'terminalia-generated-'))
  for (const file of sourceFiles(generator)) {
    if (!file.startsWith('seed/media/')) cpSync(file, path.join(copy, file), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  return copy
}

/** @param {string} copy of the tree */
async function generateAll(copy) {
  const args = [payloadConditions, '--import', 'tsx', generator]
  const env = { NODE_ENV: 'development' }
  const { code, lines } = await run(process.execPath, args, { cwd: copy, env })
  // It may also end early, its work not done.
  const isDone = lines.some((line) => line.includes('DOWN statements generation complete'))
  if (code !== 0 || !isDone) throw new CliError(`Payload has not generated all:\n${tail(lines)}`)
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
