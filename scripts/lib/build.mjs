import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compressStaticFiles } from './front/static-files.mjs'
import { Stop } from './output.mjs'
import { lastWords, run } from './run.mjs'
import { hashOfSources } from './sources.mjs'
import { tools } from './tools.mjs'

const stamp = '.next/terminalia-sources'

/**
 * Makes the production build, unless the one that is there was made from the same sources.
 * @param {(line: string) => void} say
 */
export async function buildIfChanged(say) {
  const isThere = existsSync('.next/BUILD_ID') && existsSync(stamp)
  return isThere && readFileSync(stamp, 'utf8') === hashOfSources()
    ? 'Production build is up to date'
    : build(say)
}

/** @param {(line: string) => void} say */
export async function build(say) {
  const hash = hashOfSources()
  const env = { NODE_ENV: 'production' }
  const { code, lines } = await run(process.execPath, [tools.next, 'build'], { env, onLine: say })
  if (code !== 0 || !existsSync('.next/BUILD_ID')) {
    throw new Stop(`The production build failed:\n${lastWords(lines, 40)}`)
  }
  say('Compressing scripts and styles')
  await compressStaticFiles()
  writeFileSync(stamp, hash)
  return 'Production build made'
}
