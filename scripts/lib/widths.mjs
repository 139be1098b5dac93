import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { programArguments } from './bundles.mjs'
import { randomSecret } from './environment.mjs'
import { CliError } from './output.mjs'
import { run, tail } from './run.mjs'

/**
 * Draws the widths of the demo's pictures, see `seed/draw-widths.ts`, on a database of its own.
 * @param {object} [options]
 * @param {boolean} [options.isCheck] fails where something is to be done, and changes nothing
 * @returns {Promise<string>} what was done
 */
export async function drawWidths({ isCheck = false } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-widths-'))
  try {
    const args = [...programArguments('seed/draw-widths.ts'), ...(isCheck ? ['--check'] : [])]
    const env = {
      DATABASE_URI: `file:${folder}/widths.db`,
      DATA_DIR: folder,
      PAYLOAD_SECRET: randomSecret(),
      LOG_LEVEL: 'error',
    }
    const { code, lines } = await run(process.execPath, args, { env })
    const done = lines.find((line) => line.startsWith('widths: '))
    if (code === 0 && done) return done
    const help =
      isCheck && done ? 'Run npm run pictures:widths and commit seed/media/widths.\n' : ''
    throw new CliError(`${help}${tail(lines)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
