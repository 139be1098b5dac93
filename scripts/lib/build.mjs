import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { serverBundle } from './bundles.mjs'
import { compressStaticFiles } from './compress-static-files.mjs'
import { Stop } from './output.mjs'
import { lastWords, run } from './run.mjs'
import { writeSiteIndex } from './site-index.mjs'
import { hashOfSources } from './sources.mjs'
import { tools } from './tools.mjs'

/** @import { Say } from './output.mjs' */

const stamp = '.next/terminalia-sources'

/**
 * Makes the production build, unless the one that is there was made from the same sources.
 * @param {Say} say
 */
export async function buildIfChanged(say) {
  writeSiteIndex()
  const isThere = ['.next/BUILD_ID', stamp, serverBundle].every((file) => existsSync(file))
  return isThere && readFileSync(stamp, 'utf8') === hashOfSources()
    ? 'Production build is up to date'
    : build(say)
}

/** @param {Say} say */
export async function build(say) {
  writeSiteIndex()
  const hash = hashOfSources()
  let { isMade, lines } = await runNext(say)
  const isCacheBroken = !isMade && lines.some((line) => cacheFailure.test(line))
  if (isCacheBroken) {
    say('The cache of builds cannot be used, so it is removed')
    removeCache()
    ;({ isMade, lines } = await runNext(say))
  }
  if (!isMade) throw new Stop(`The production build failed:\n${lastWords(lines, 40)}`)
  say('Compressing scripts and styles')
  await compressStaticFiles()
  writeFileSync(stamp, hash)
  return isCacheBroken
    ? `Production build made, once its broken cache ${cache} was removed`
    : 'Production build made'
}

/** @param {Say} say */
async function runNext(say) {
  const env = { NODE_ENV: 'production' }
  const { code, lines } = await run(process.execPath, [tools.next, 'build'], { env, onLine: say })
  return { isMade: code === 0 && existsSync('.next/BUILD_ID'), lines }
}

const cache = '.next/cache'

/** Turbopack fails so, as a whole, where it cannot read or write what it kept of the last build. */
const cacheFailure = /code: 'GenericFailure'|TurbopackInternalError/

function removeCache() {
  try {
    rmSync(cache, { recursive: true, force: true })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Stop(`The cache of builds ${cache} is broken and cannot be removed (${code}).`)
  }
}
