import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { countValues } from '../count-values.mjs'
import { dataFolder, databaseFile } from '../data-folder.mjs'
import { prepareDatabase } from '../database.mjs'
import { CliError } from '../output.mjs'
import { run, tail } from '../run.mjs'

/** @import { Say } from '../output.mjs' */

/**
 * The data as they were before an upgrade.
 * @typedef {object} Backup
 * @property {string} file an archive of `npm run backup`
 * @property {string[]} [migrations] that had been run then; MongoDB has none
 *
 * Findings of a rehearsal on a copy of the data.
 * @typedef {object} Rehearsal
 * @property {string} told for people
 * @property {string[]} migrations that the next start runs
 * @property {string[]} losses tables and columns with fewer values than before
 * @property {string[]} missing what the collections need and no migration makes
 * @property {string[]} statements the SQL that makes it
 */

/**
 * Makes a backup of the database and the uploaded files.
 * @param {Say} say
 * @returns {Promise<Backup | undefined>} undefined where there are no data yet
 */
export async function saveData(say) {
  const database = databaseFile()
  if (database && !existsSync(database)) return undefined
  const file = await saveArchive('before-upgrade', say)
  return { file, migrations: database ? await readMigrations(database) : undefined }
}

/**
 * Runs the migrations on a copy of an SQLite database, and compares its contents before and after.
 * @param {Say} say
 * @returns {Promise<Rehearsal>}
 */
export async function rehearse(say) {
  const database = databaseFile()
  if (!database || !existsSync(database)) {
    const told = database ? 'There is no database yet' : 'Only SQLite is rehearsed'
    return { told, migrations: [], losses: [], missing: [], statements: [] }
  }
  return inTemporaryFolder(async (folder) => {
    const copy = path.join(folder, 'rehearsal.db')
    await query(database, (rows) => rows(`VACUUM INTO '${copy}'`))
    const [ran, before] = [await readMigrations(copy), await query(copy, countValues)]
    // No picture, cache or mail of the site is touched.
    const settings = { S3_BUCKET: '', REDIS_URL: '', SMTP_URL: '' }
    const { notices = [], statements = [] } = await prepareDatabase(
      say,
      { ...settings, DATABASE_URI: `file:${copy}`, DATA_DIR: folder },
      { isDevelopment: true },
    )
    const after = await query(copy, countValues)
    return {
      told: `${before.size} tables and columns were compared`,
      migrations: (await readMigrations(copy)).filter(
        (/** @type {string} */ name) => !ran.includes(name),
      ),
      losses: [...before]
        .filter(([name, count]) => (after.get(name) ?? 0) < count)
        .map(
          ([name, count]) => `${name}: ${count} before, ${after.get(name) ?? 'not there'} after`,
        ),
      missing: notices,
      statements,
    }
  })
}

/**
 * Puts a backup back where migrations were run since; what is there goes into another one before.
 * @param {Backup | undefined} backup
 * @returns {Promise<string>} what was done, for people
 */
export async function restoreData(backup) {
  if (!backup) return 'There was no data.'
  const { file, migrations } = backup
  const database = databaseFile()
  if (!database || !migrations) {
    return `The data is unchanged. To restore the earlier data: npm run restore -- ${file} --force`
  }
  // Of a copy: libsql holds a file for a while after it was closed, and one in use is not replaced.
  const ran = await inTemporaryFolder((folder) => {
    const copy = path.join(folder, 'copy.db')
    for (const end of ['', '-wal'].filter((suffix) => existsSync(database + suffix))) {
      copyFileSync(database + end, copy + end)
    }
    return readMigrations(copy)
  })
  if (ran.length <= migrations.length) {
    return 'The data was not migrated and is unchanged.'
  }
  const aside = await saveArchive('after-upgrade')
  await runProgram(['scripts/restore.ts', file, '--force'])
  return `The data is that of ${file}; data stored since then is in ${aside}.`
}

/**
 * @param {string} name
 * @param {Say} [say]
 */
async function saveArchive(name, say) {
  mkdirSync(dataFolder(), { recursive: true })
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const file = path.join(dataFolder(), `${name}-${time}.tar.gz`)
  await runProgram(['scripts/backup.ts', file], say)
  return file
}

/**
 * @param {string[]} args
 * @param {Say} [onLine]
 */
async function runProgram(args, onLine) {
  const { code, lines } = await run(process.execPath, ['scripts/program.mjs', ...args], { onLine })
  if (code !== 0) throw new CliError(`${args[0]} failed:\n${tail(lines)}`)
}

/**
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
async function inTemporaryFolder(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-upgrade-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} file */
const readMigrations = (file) =>
  query(file, (rows) => {
    const table = "SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'"
    if (rows(table).length === 0) return []
    // Payload notes development as a migration, too.
    const names = rows("SELECT name FROM payload_migrations WHERE name <> 'dev'")
    return names.map(({ name }) => String(name))
  })

/**
 * @template T
 * @param {string} file of an SQLite database
 * @param {(rows: (sql: string) => Record<string, unknown>[]) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
async function query(file, work) {
  // Loaded here: an upgrade may install it first.
  const { default: Database } = await import('libsql')
  const database = new Database(file)
  try {
    database.exec('PRAGMA busy_timeout = 10000')
    return await work(
      (sql) => /** @type {Record<string, unknown>[]} */ (database.prepare(sql).all([])),
    )
  } finally {
    database.close()
  }
}
