import { accessSync, constants, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CliError } from './output.mjs'
import { tail, run } from './run.mjs'

/** @import { Say } from './output.mjs' */

/**
 * Package, as a lockfile describes it.
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [name] where it is installed under another one
 * @property {string} [integrity]
 * @property {string} [resolved] its address
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
  const options = ['ci', dev ? '--include=dev' : '--omit=dev']
  const first = await withAddresses(() => runNpm(options, say))
  // A registry may keep packages at other addresses than the usual ones.
  const { code, lines } = first.lines.some((line) => line.includes('E404'))
    ? await runNpm(options, say)
    : first
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
 * @param {string[]} options
 * @param {Say} [say]
 */
function runNpm(options, say) {
  const [command, ...args] = npm()
  return run(command, [...args, ...options], { onLine: say }).catch(() => {
    throw new CliError('npm was not found. It comes with Node: is it on the PATH?')
  })
}

/**
 * Installs by a lockfile that holds the addresses of packages, too. The committed one names no registry, and without
 * addresses npm reads the list of all versions of each package before the package: twice as much in all.
 * @param {() => ReturnType<typeof runNpm>} install
 */
async function withAddresses(install) {
  const { lines } = await runNpm(['config', 'get', 'registry'])
  const registry = lines.at(-1) ?? ''
  if (!/^https?:/.test(registry)) return install()
  writeFileSync(addressedLockfile, addressed(readFileSync('package-lock.json', 'utf8'), registry))
  try {
    return await install()
  } finally {
    rmSync(addressedLockfile, { force: true })
  }
}

/** npm takes it in place of `package-lock.json`. */
const addressedLockfile = 'npm-shrinkwrap.json'

/**
 * Adds to each package of a lockfile where the registry keeps it.
 * @param {string} lockfile
 * @param {string} registry its address
 */
export function addressed(lockfile, registry) {
  /** @type {{ packages: Record<string, Locked> }} */
  const lock = JSON.parse(lockfile)
  for (const [folder, locked] of Object.entries(lock.packages)) {
    if (!locked.integrity || locked.resolved) continue
    const name =
      locked.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const file = `${name.split('/').at(-1)}-${locked.version}.tgz`
    locked.resolved = new URL(`${name}/-/${file}`, registry.replace(/\/*$/, '/')).href
  }
  return JSON.stringify(lock)
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
