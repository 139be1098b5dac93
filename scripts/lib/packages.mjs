import { accessSync, constants, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CliError } from './output.mjs'
import { tail, run } from './run.mjs'

/** @import { Say } from './output.mjs' */

/**
 * Package, as a lockfile describes it.
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [peer]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 */

/**
 * Installs what `package-lock.json` lists, if it is not there already.
 * @param {Say} say
 * @param {object} [options]
 * @param {boolean} [options.dev] whether those count too that only tests and development need
 * @returns {Promise<string>} what was done
 */
export async function installPackages(say, { dev = true } = {}) {
  if (areInstalled({ dev })) return 'Packages are there'
  requireWritable()
  const [command, ...args] = npm()
  const { code, lines } = await run(
    command,
    [...args, 'ci', dev ? '--include=dev' : '--omit=dev'],
    { onLine: say },
  ).catch(() => {
    throw new CliError('npm was not found. It comes with Node: is it on the PATH?')
  })
  if (code === 0 && areInstalled({ dev })) {
    if (!dev) removeSourceMaps('node_modules')
    return 'Packages installed'
  }
  const isOffline = lines.some((line) => /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(line))
  const reason = isOffline ? ': it cannot reach its registry. Is there a network?' : '.'
  // npm says first what is wrong, and then much about how it is used.
  const errors = lines.filter((line) => line.startsWith('npm error')).slice(0, 8)
  throw new CliError(`npm could not install the packages${reason}\n${tail(errors)}`)
}

/**
 * Deletes the source maps of packages: a quarter of their size, read by nobody but a debugger in their code.
 * @param {string} folder
 */
function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) removeSourceMaps(place)
    else if (entry.name.endsWith('.map')) rmSync(place)
  }
}

/**
 * npm leaves a copy of the lockfile in `node_modules` when all is installed: our stamp.
 * @param {object} [options]
 * @param {boolean} [options.dev] whether those count too that only tests and a build need
 */
export function areInstalled({ dev: withDev = true } = {}) {
  const installed = packagesIn('node_modules/.package-lock.json')
  const wanted = packagesIn('package-lock.json')
  return (
    installed !== undefined &&
    wanted !== undefined &&
    Object.entries(wanted).every(
      ([folder, { version, optional, peer, dev, devOptional }]) =>
        folder === '' ||
        installed[folder]?.version === version ||
        (installed[folder] === undefined && (optional || peer)) ||
        (!withDev && (dev || devOptional)),
    )
  )
}

/**
 * @param {string} lockfile
 * @returns {Record<string, Locked> | undefined} its packages by their folders
 */
function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    // Missing, or cut short by an interrupted install.
    return undefined
  }
}

function requireWritable() {
  try {
    accessSync('.', constants.W_OK)
  } catch {
    throw new CliError(
      `No permission to write in ${path.resolve('.')}, where the packages would go.`,
    )
  }
}

/**
 * The npm that started us, else the one on the PATH.
 * @returns {[string, ...string[]]} a command and its first arguments
 */
export function npm() {
  const cli = process.env.npm_execpath
  return cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, cli] : ['npm']
}
