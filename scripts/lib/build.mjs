import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { bundleIfChanged, serverBundle } from './bundles.mjs'
import { compressStaticFiles } from './compress-static-files.mjs'
import { CliError } from './output.mjs'
import { tail, run } from './run.mjs'
import { writeSiteIndex } from './site-index.mjs'
import { hashOfSources } from './sources.mjs'
import { tools } from './tools.mjs'

/** @import { Say } from './output.mjs' */

const stamp = '.next/terminalia-sources'

/**
 * Makes the production build, unless the one that is there was made from the same sources.
 * @param {Say} [say]
 */
export async function buildIfChanged(say) {
  writeSiteIndex()
  return isBuilt() ? 'Production build is up to date' : build(say)
}

/** @returns {boolean} whether the build that is there was made from the sources as they are */
const isBuilt = () =>
  ['.next/BUILD_ID', stamp, serverBundle].every((file) => existsSync(file)) &&
  readFileSync(stamp, 'utf8') === hashOfSources()

/** @param {Say} [say] */
export async function build(say) {
  writeSiteIndex()
  const hash = hashOfSources()
  await bundleIfChanged()
  const env = { NODE_ENV: 'production' }
  const { code, lines } = await run(process.execPath, [tools.next, 'build'], { env, onLine: say })
  if (code !== 0 || !existsSync('.next/BUILD_ID'))
    throw new CliError(`The production build failed:\n${tail(lines, 40)}`)
  say?.('Compressing scripts and styles')
  await compressStaticFiles()
  writeFileSync(stamp, hash)
  return 'Production build made'
}
