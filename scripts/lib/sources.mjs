import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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
 * Describes the sources as they are, for the stamp of what is made from them: a hash of their contents, and one of their sizes
 * and times of change.
 * @param {...string} more see `sourceFiles`
 */
export function describeSources(...more) {
  // First: what is written meanwhile makes the times differ.
  const times = hashOf(describeTimes, more)
  return `${hashOf(readFileSync, more)} ${times}`
}

/**
 * Returns true where a stamp describes the sources as they are. It goes by sizes and times, which takes a tenth of the time and
 * none of the memory, and reads the 60 MB of files only where these differ.
 * @param {string} stamp the file
 * @param {...string} more see `sourceFiles`
 */
export function isMadeFromSources(stamp, ...more) {
  if (!existsSync(stamp)) return false
  const [content, times] = readFileSync(stamp, 'utf8').split(' ')
  if (times === hashOf(describeTimes, more)) return true
  const now = describeSources(...more)
  if (content !== now.split(' ')[0]) return false
  try {
    writeFileSync(stamp, now)
  } catch {
    // A folder that may only be read: the next start reads all of them again.
  }
  return true
}

/**
 * @param {(file: string) => string | Buffer} describe
 * @param {string[]} more
 */
function hashOf(describe, more) {
  const hash = createHash('sha256')
  for (const file of sourceFiles(...more)) {
    // The seed copies these into the database; the build does not look at them.
    if (/^seed\/media\/.*\.(webp|avif|png|jpe?g|svg)$/.test(file)) continue
    hash.update(file).update('\0').update(describe(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * The time of change moves with each writing, and cannot be set as that of modification.
 * @param {string} file
 */
function describeTimes(file) {
  const { size, ctimeMs } = statSync(file)
  return `${size} ${ctimeMs}`
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesBelow(place) {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const inside = path.posix.join(place, entry.name)
    return entry.isFile() ? [inside] : filesBelow(inside)
  })
}
