import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const folder = '.next/static'

/** Smaller files gain nothing, bytes. */
const minBytes = 512

/** Larger ones are the panel's, and would take longer than all others together, bytes. */
const maxBytesAtBest = 300_000

/**
 * Compresses scripts and styles of the build once and as far as it goes: a sixth smaller than what
 * Next, which compresses anew for every visitor, can afford. `src/server/steps/static-files.ts` serves them.
 */
export async function compressStaticFiles() {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    if (!/\.(js|css)$/.test(name)) continue
    const file = path.join(parentPath, name)
    const content = readFileSync(file)
    if (content.length < minBytes) continue
    const isLarge = content.length > maxBytesAtBest
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: isLarge ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  }
}
