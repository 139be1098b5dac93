import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { dataFolder, databaseFile } from './data-folder.mjs'
import { migrationNames } from './migration-index.mjs'
import { CliError } from './output.mjs'

/**
 * @import { Database } from 'libsql'
 * @import { Env } from './environment.mjs'
 */

/** Larger files are looked at table by table, for as long as a start may take. */
const wholeLimit = 256 * 1024 * 1024

/** Longest check of a large file, ms. One table may exceed it. */
const timeoutMs = 10_000

/**
 * Makes sure that an SQLite file can be served: that it is not damaged, and not empty where there must be
 * something. Does nothing for MongoDB, and where there is no site yet.
 * @param {Env} [env]
 * @returns {Promise<string | undefined>} what was left out, for people
 */
export async function requireSoundDatabase(env = process.env) {
  const file = databaseFile(env)
  if (!file) return
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0) {
    requireNoUploads(file, path.join(dataFolder(env), 'uploads'))
    return
  }
  const { default: Database } = await import('libsql')
  const database = new Database(file)
  try {
    return check(database, size, file)
  } catch (error) {
    if (error instanceof CliError) throw error
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error)
    // Another process writes at this very moment; that is no damage.
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return
    throw damaged(file, message)
  } finally {
    database.close()
  }
}

/**
 * Returns true where an SQLite file was filled to the end: the preparation of a new site makes the first super_admin
 * last. False for a file that cannot be read, and for MongoDB.
 * @param {Env} [env]
 */
export const isBegun = (env = process.env) => holds(env, hasSuperAdmin)

/**
 * Returns true for an SQLite file that can be served as it is: it was filled to the end, and exactly the migrations of this
 * version were run on it. Returns false wherever that cannot be told.
 * @param {Env} [env]
 */
export const isPrepared = (env = process.env) =>
  holds(env, (database) => {
    const names = rowsOf(database, 'SELECT name FROM payload_migrations ORDER BY name')
    return hasPassword(database) && names.join() === migrationNames().join()
  })

/**
 * @param {Env} env
 * @param {(database: Database) => boolean} test
 */
async function holds(env, test) {
  const file = databaseFile(env)
  if (!file || !statSync(file, { throwIfNoEntry: false })?.size) return false
  const { default: Database } = await import('libsql')
  const database = new Database(file)
  try {
    return test(database)
  } catch {
    return false
  } finally {
    database.close()
  }
}

/** @param {Database} database */
const hasSuperAdmin = (database) =>
  rowsOf(database, "SELECT 1 FROM users WHERE role = 'super_admin' LIMIT 1").length > 0

/**
 * Returns true if the password of a super_admin is valid. The password that the first start makes up expires; the next start replaces
 * it (`scripts/prepare-database.ts`).
 * @param {Database} database
 */
const hasPassword = (database) =>
  rowsOf(database, "SELECT password_expires_at FROM users WHERE role = 'super_admin'").some(
    (end) => end === null || new Date(String(end)).getTime() > Date.now(),
  )

/**
 * The first column of what a query finds.
 * @param {Database} database
 * @param {string} query
 */
const rowsOf = (database, query) =>
  /** @type {Record<string, unknown>[]} */ (database.prepare(query).all([])).map(
    (row) => Object.values(row)[0],
  )

/**
 * Pictures tell that there was a site: it would begin anew, empty, without a word.
 * @param {string} file
 * @param {string} folder
 */
function requireNoUploads(file, folder) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  throw new CliError(
    `The database ${file} is ${existsSync(file) ? 'empty' : 'missing'}, but there are pictures in ${folder}.\n` +
      `${restoreHint}\nTo begin with an empty site, move the pictures away.`,
  )
}

/**
 * @param {Database} database
 * @param {number} size bytes
 * @param {string} file
 */
function check(database, size, file) {
  /** @param {string} pragma */
  const report = (pragma) => {
    const problem = rowsOf(database, pragma).find((line) => line !== 'ok')
    if (problem !== undefined) throw damaged(file, String(problem))
  }
  database.exec('PRAGMA busy_timeout = 5000')
  if (size <= wholeLimit) {
    report('PRAGMA quick_check(1)')
    return
  }
  const started = Date.now()
  const tables = /** @type {{ name: string }[]} */ (
    database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all([])
  )
  for (const [index, { name }] of tables.entries()) {
    if (Date.now() - started > timeoutMs) {
      return `${tables.length - index} of ${tables.length} tables were not checked for damage because of the time limit`
    }
    report(`PRAGMA quick_check("${name}")`)
  }
}

const restoreHint = 'Restore a backup: npm run restore -- FILE --force'

/** @type {(file: string, problem: string) => CliError} */
const damaged = (file, problem) =>
  new CliError(`The database ${file} is damaged: ${problem}\n${restoreHint}`)
