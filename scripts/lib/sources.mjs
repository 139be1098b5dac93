import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Everything that the production build is made from. */
const roots = [
  'blocks',
  'collections',
  'locales',
  'packages',
  'public',
  'seed',
  'site',
  'src',
  'next.config.ts',
  'payload.config.ts',
  'payload-types.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/**
 * @param {...string} more folders that something else than the pages is made from
 * @returns {string[]} the files, in an order that is the same everywhere
 */
export const sourceFiles = (...more) =>
  [...roots, ...more]
    .filter((root) => existsSync(root))
    .flatMap((root) => filesBelow(root))
    .sort()

/**
 * @param {...string} more see `sourceFiles`
 * @returns {string} changes when a source file changes, comes or goes
 */
export function hashOfSources(...more) {
  const hash = createHash('sha256')
  for (const file of sourceFiles(...more)) {
    // The seed copies these into the database; the build does not look at them.
    if (/^seed\/media\/.*\.(webp|avif|png|jpe?g|svg)$/.test(file)) continue
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesBelow(place) {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place).flatMap((name) => filesBelow(path.posix.join(place, name)))
}
