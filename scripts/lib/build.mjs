import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeApart } from './apart.mjs'
import { bundlePackages } from './bundle-packages.mjs'
import { areBundled, bundle, serverBundle } from './bundles.mjs'
import { compressStaticFiles } from './compress-static-files.mjs'
import { addFormerStaticFiles, putStaticFilesAside } from './former-static-files.mjs'
import { CliError } from './output.mjs'
import { tail, run } from './run.mjs'
import { shareChunks } from './share-chunks.mjs'
import { writeSiteIndex } from './site-index.mjs'
import { describeSources, isMadeFromSources } from './sources.mjs'
import { tools } from './tools.mjs'

/** @import { Say } from './output.mjs' */

const stamp = '.next/terminalia-sources'

const built = 'Production build created'

/**
 * Makes the production build, unless the one that is there was made from the same sources.
 * @param {Say} [say]
 */
export async function buildIfChanged(say) {
  writeSiteIndex()
  if (isBuilt()) return 'Production build is up to date'
  await makeApart('build', say)
  return built
}

/** @returns {boolean} whether the build that is there was made from the sources as they are */
export const isBuilt = () =>
  ['.next/BUILD_ID', serverBundle].every((file) => existsSync(file)) && isMadeFromSources(stamp)

/** Lines that begin a part of the build; the first part takes four fifths of the time. */
const parts = [
  /^Creating an optimized/,
  /^Collecting page data/,
  /^Generating static/,
  /^Compressing/,
]

/**
 * Adds how far the build is to a line that begins a part of it.
 * @param {string} line
 */
function withPart(line) {
  const at = parts.findIndex((part) => part.test(line.trim()))
  return at < 0
    ? line
    : `Part ${at + 1} of ${parts.length}${at === 0 ? ', the long one' : ''}: ${line.trim()}`
}

/**
 * @param {Say} [say]
 * @param {string} [former] the folder of the site that serves meanwhile, where that is another one
 */
export async function build(say, former) {
  writeSiteIndex()
  const sources = describeSources()
  if (!areBundled()) await bundle()
  putStaticFilesAside(former)
  const env = { NODE_ENV: 'production', ...panelKey(former) }
  const onLine = (/** @type {string} */ line) => say?.(withPart(line))
  const { code, lines } = await run(process.execPath, [tools.next, 'build'], { env, onLine })
  if (code !== 0 || !existsSync('.next/BUILD_ID'))
    throw new CliError(`The production build failed:\n${tail(lines, 40)}`)
  shareChunks()
  say?.(withPart('Compressing scripts and styles'))
  await Promise.all([compressStaticFiles(), bundlePackages()])
  addFormerStaticFiles()
  writeFileSync(stamp, sources)
  return built
}

/**
 * The key by which Next names and encrypts the functions of the panel, taken from the former build: a panel that was opened
 * before an update goes on working after it. A setting goes first: builds of images see no former one.
 * @param {string} [former]
 */
function panelKey(former = '.') {
  const manifest = path.join(former, '.next/server/server-reference-manifest.json')
  if (process.env[keyName] || !existsSync(manifest)) return {}
  const { encryptionKey } = JSON.parse(readFileSync(manifest, 'utf8'))
  return encryptionKey ? { [keyName]: encryptionKey } : {}
}

const keyName = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'
