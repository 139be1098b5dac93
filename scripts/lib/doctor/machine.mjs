import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isBuilt } from '../build.mjs'
import { findChromium } from '../chromium.mjs'
import { dataFolder } from '../data-folder.mjs'
import { areInstalled } from '../packages.mjs'
import { requireFreePort, wantedPort } from '../port.mjs'
import { bad, good, odd } from './finding.mjs'

/** @type {[number, number]} */
const oldest = [20, 19]

/** @param {string} [version] */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isNew = major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
  return isNew
    ? good(`Node ${version}`)
    : bad(`Node ${version} is too old`, `Install Node ${oldest.join('.')} or newer.`)
}

export function checkPackages() {
  if (areInstalled()) return good('The packages of package-lock.json are installed')
  return areInstalled({ dev: false })
    ? good('The packages that the server needs are installed, those for builds and tests are not')
    : bad('Packages are missing or have another version', 'Run npm ci.')
}

const tracingPackages = [
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
]

/**
 * Looks for the packages that only tracing needs; without the setting there is nothing to say.
 * @param {Record<string, string | undefined>} [env]
 * @param {string} [packages] folder of installed packages
 * @returns {import('./finding.mjs').Finding[]}
 */
export function checkTracing(env = process.env, packages = 'node_modules') {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return []
  const missing = tracingPackages.filter((name) => !existsSync(path.join(packages, name)))
  return missing.length === 0
    ? [good('The packages for traces are installed')]
    : [
        odd(
          'OTEL_EXPORTER_OTLP_ENDPOINT is set, but requests are not traced',
          `npm install ${missing.join(' ')}`,
        ),
      ]
}

export function checkBuild() {
  if (!existsSync('.next/BUILD_ID')) {
    return odd('There is no production build yet', 'Run npm start or npm run build.')
  }
  return isBuilt()
    ? good('The production build is up to date')
    : odd(
        'The production build is older than the sources',
        'npm start renews it, or: npm run build',
      )
}

/** The folder itself, or what it would be made in. */
export function checkDataFolder() {
  const folder = dataFolder()
  let place = folder
  while (!existsSync(place)) place = path.dirname(place)
  try {
    accessSync(place, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    return bad(
      `The data folder ${folder} cannot be written (${code})`,
      'Give this user write permission, or set DATA_DIR to another folder.',
    )
  }
  const { bavail, bsize } = statfsSync(place)
  return spaceFinding(folder, (bavail * bsize) / 1e9)
}

/**
 * @param {string} folder
 * @param {number} free GB
 */
export function spaceFinding(folder, free) {
  const text = `The data folder ${folder} can be written, ${free.toFixed(1)} GB are free`
  const advice =
    'Uploads and edits fail when the disk is full. Make room, or choose another DATA_DIR.'
  if (free < 0.1) return bad(text, advice)
  return free < 1 ? odd(text, advice) : good(text)
}

export async function checkPort() {
  try {
    const port = wantedPort()
    await requireFreePort(port)
    return good(`Port ${port} is free`)
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    const [text = '', advice] = message.split('. ', 2)
    return /Terminalia/.test(text) ? good(text) : bad(text, advice)
  }
}

export function checkChromium() {
  const found = findChromium()
  return found
    ? good(`Chromium for the tests: ${found}`)
    : odd(
        'No Chromium was found; only npm test needs it',
        'apt-get install chromium-headless-shell',
      )
}
