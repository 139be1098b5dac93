import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Stop } from './output.mjs'
import { lastWords, run } from './run.mjs'
import { hashOfSources } from './sources.mjs'

const stamp = '.next/terminalia-sources'

/**
 * Makes the production build, unless the one that is there was made from the same sources.
 * @param {(line: string) => void} say
 */
export async function buildIfChanged(say) {
  const hash = hashOfSources()
  if (existsSync('.next/BUILD_ID') && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return 'Production build is up to date'
  }
  const { code, lines } = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: { NODE_ENV: 'production' },
    onLine: say,
  })
  if (code !== 0 || !existsSync('.next/BUILD_ID')) {
    throw new Stop(`The production build failed:\n${lastWords(lines, 40)}`)
  }
  writeFileSync(stamp, hash)
  return 'Production build made'
}
