import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Lists of modules, as Turbopack writes them; its runtime takes the modules that it does not have yet. */
const isChunk = (/** @type {string} */ content) => content.startsWith('module.exports=[')

/** Smaller chunks gain nothing, bytes. */
const minBytes = 4096

/**
 * Writes each chunk of the server once. Turbopack writes the same one anew for every kind of route that shares it, the
 * configuration of Payload nine times, and a server would load and keep all that its visitors come by: a copy now hands on
 * the first one.
 * @param {string} folder of the chunks, those of pages in a folder of their own
 */
export function shareChunks(folder = '.next/server/chunks') {
  /** @type {Map<string, string>} */
  const known = new Map()
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) shareChunks(file)
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue
    const content = readFileSync(file, 'utf8')
    if (content.length < minBytes || !isChunk(content)) continue
    const first = known.get(content)
    if (first) writeFileSync(file, `module.exports=require(${JSON.stringify(`./${first}`)})\n`)
    else known.set(content, entry.name)
  }
}
