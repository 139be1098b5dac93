import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
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
  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
    .map(({ name, parentPath }) => path.join(parentPath, name))
  const worker = async () => {
    for (let file = left.pop(); file; file = left.pop()) await compress(file)
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker))
}

/** @param {string} file */
async function compress(file) {
  const content = readFileSync(file)
  if (content.length < minBytes) return
  const isLarge = content.length > maxBytesAtBest
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isLarge ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }))
}
