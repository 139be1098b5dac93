import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { dataFolder, databaseFile } from '../data-folder.mjs'
import { prepareDatabase } from '../database.mjs'
import { withDatabase } from '../mongo.mjs'
import { CliError } from '../output.mjs'
import { run, tail } from '../run.mjs'

/**
 * @import { Say } from '../output.mjs'
 * @import { Backup } from './state.mjs'
 */

/**
 * What a rehearsal on a copy of the data found.
 * @typedef {object} Rehearsal
 * @property {string} told for people
 * @property {string[]} losses tables and columns with fewer values than before
 * @property {string[]} missing what the collections need and no migration makes
 * @property {string[]} statements the SQL that makes it
 * @property {Backup} [backup]
 */

/** The packages of the site, whose own copy of this script has none where it lies. */
const fromSite = createRequire(path.resolve('package.json'))

/** @param {string} name */
const stamped = (name) =>
  `before-upgrade-${name.replace(/[^\w.-]+/g, '-')}-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`

/**
 * Copies the data, keeps the copy as a backup, and runs the migrations on another copy.
 * @param {string} name of the release
 * @param {Say} say
 * @returns {Promise<Rehearsal>}
 */
export async function rehearse(name, say) {
  const file = databaseFile()
  if (!file) return rehearseMongo(name, say)
  if (!existsSync(file)) return nothing('No database is here: nothing to rehearse')
  const { dir, name: stem, ext } = path.parse(file)
  const backup = path.join(dir, `${stem}.${stamped(name)}${ext}`)
  const migrations = copySqlite(file, backup)
  return inFolder(async (folder) => {
    const copy = path.join(folder, 'rehearsal.db')
    copyFileSync(backup, copy)
    const before = contentsOfSqlite(copy)
    const made = await prepare(folder, `file:${copy}`, say)
    const after = contentsOfSqlite(copy)
    return {
      told: `Migrations were rehearsed on a copy of ${file}: ${counted(before)}`,
      losses: lossesOf(before, after),
      ...made,
      backup: { kind: 'sqlite', file: backup, database: file, migrations },
    }
  })
}

/**
 * Puts the backup of an SQLite database back where migrations were run since; what is there is kept beside it.
 * MongoDB has no migrations, and the former release works with its data as they are.
 * @param {Backup | undefined} backup
 * @returns {string} what was done, for people
 */
export function restoreData(backup) {
  if (!backup) return 'The upgrade had not come to the data'
  const { kind, file, database = '', migrations = [] } = backup
  if (kind === 'mongodb') {
    return `The data were not changed. A backup of them as they were: npm run restore -- ${file} --force`
  }
  if (!existsSync(database) || !existsSync(file)) return 'The data were not changed'
  // First: a connection that was closed is open until it is collected as garbage.
  requireUnused(database)
  if (migrationsOf(database).length <= migrations.length) {
    rmSync(file)
    return 'The data were not changed'
  }
  const { dir, name, ext } = path.parse(database)
  const aside = path.join(dir, `${name}.${stamped('undone').replace('before-', 'after-')}${ext}`)
  for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true })
  renameSync(database, aside)
  copyFileSync(file, database)
  return `The database is as it was before the upgrade (${file}); what was stored since is in ${aside}`
}

/**
 * @param {string} name
 * @param {Say} say
 * @returns {Promise<Rehearsal>}
 */
async function rehearseMongo(name, say) {
  const archive = path.join(dataFolder(), `${stamped(name)}.tar.gz`)
  mkdirSync(dataFolder(), { recursive: true })
  say('making a backup')
  await program(['scripts/backup.ts', archive])
  const scratch = `upgrade-rehearsal-${Date.now().toString(36)}`
  const uri = withDatabase(process.env.DATABASE_URI ?? '', scratch)
  /** @type {Backup} */
  const backup = { kind: 'mongodb', file: archive }
  return inFolder(async (folder) => {
    try {
      const before = await contentsOfMongo(process.env.DATABASE_URI ?? '')
      say('restoring it into a database of its own')
      await program(['scripts/restore.ts', archive, '--force'], scratchSettings(folder, uri))
      const made = await prepare(folder, uri, say)
      const after = await contentsOfMongo(uri)
      return {
        told: `The start was rehearsed on a copy of the data, in the database ${scratch}: ${counted(before)}`,
        losses: lossesOf(before, after),
        ...made,
        backup,
      }
    } catch (error) {
      if (!/not authorized|Unauthorized|requires authentication/i.test(String(error))) throw error
      const told = `Not rehearsed: this user may not make the database ${scratch} on the server`
      return { ...nothing(told), backup }
    } finally {
      await withMongo(uri, (db) => db.dropDatabase()).catch(() => undefined)
    }
  })
}

/**
 * Does what a start does, and asks what no migration makes.
 * @param {string} folder
 * @param {string} uri
 * @param {Say} say
 */
async function prepare(folder, uri, say) {
  const settings = scratchSettings(folder, uri)
  const { notices = [], statements = [] } = await prepareDatabase(say, settings, {
    isDevelopment: true,
  })
  return { missing: notices, statements }
}

/**
 * The copy's settings: no picture, cache or mail of the site is touched.
 * @param {string} folder
 * @param {string} uri
 */
const scratchSettings = (folder, uri) => ({
  DATABASE_URI: uri,
  DATA_DIR: folder,
  S3_BUCKET: '',
  REDIS_URL: '',
  SMTP_URL: '',
})

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function program(args, env) {
  const { code, lines } = await run(process.execPath, ['scripts/program.mjs', ...args], { env })
  if (code !== 0) throw new CliError(`${args[0]} failed:\n${tail(lines)}`)
}

/**
 * How many values each table and column has.
 * @typedef {Map<string, number>} Contents
 */

/**
 * @param {Contents} before
 * @param {Contents} after
 */
const lossesOf = (before, after) =>
  [...before]
    .filter(([name, count]) => (after.get(name) ?? 0) < count)
    .map(([name, count]) => `${name}: ${count} before, ${after.get(name) ?? 'not there'} after`)

/** @param {Contents} contents */
function counted(contents) {
  const tables = [...contents].filter(([name]) => !name.includes('.'))
  const rows = tables.reduce((sum, [, count]) => sum + count, 0)
  return `${rows} rows in ${tables.length} tables are still there`
}

/**
 * @param {string} file
 * @returns {Contents}
 */
function contentsOfSqlite(file) {
  return withSqlite(file, (rows) => {
    /** @type {Contents} */
    const contents = new Map()
    const tables = rows(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'payload_%'",
    )
    for (const { name } of tables) {
      const columns = rows(`PRAGMA table_info("${name}")`).map((column) => String(column.name))
      const counts = columns.map((column) => `count("${column}") AS "${column}"`)
      const [row = {}] = rows(`SELECT count(*) AS "all of it", ${counts.join(', ')} FROM "${name}"`)
      contents.set(String(name), Number(row['all of it']))
      for (const column of columns) {
        if (Number(row[column]) > 0) contents.set(`${name}.${column}`, Number(row[column]))
      }
    }
    return contents
  })
}

/**
 * @param {string} uri
 * @returns {Promise<Contents>}
 */
const contentsOfMongo = (uri) =>
  withMongo(uri, async (db) => {
    /** @type {Contents} */
    const contents = new Map()
    for (const collection of await db.collections()) {
      const { collectionName: name } = collection
      if (!/^(system\.|payload-)/.test(name)) contents.set(name, await collection.countDocuments())
    }
    return contents
  })

/** @typedef {(sql: string) => Record<string, unknown>[]} Rows */

/**
 * @template T
 * @param {string} file
 * @param {(rows: Rows, exec: (sql: string) => void) => T} work
 * @returns {T}
 */
function withSqlite(file, work) {
  const Database = fromSite('libsql')
  const database = new Database(file)
  try {
    database.exec('PRAGMA busy_timeout = 10000')
    return work(
      (sql) => database.prepare(sql).all([]),
      (sql) => database.exec(sql),
    )
  } finally {
    database.close()
  }
}

/**
 * @param {string} file
 * @param {string} copy
 * @returns {string[]} migrations that were run on it
 */
function copySqlite(file, copy) {
  withSqlite(file, (rows) => rows(`VACUUM INTO '${copy.replaceAll("'", "''")}'`))
  return migrationsOf(copy)
}

/** @param {string} file */
const migrationsOf = (file) =>
  withSqlite(file, (rows) => {
    const table = "SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'"
    if (rows(table).length === 0) return []
    return rows('SELECT name FROM payload_migrations').map(({ name }) => String(name))
  })

/** @param {string} file */
function requireUnused(file) {
  try {
    // SQLite leaves its write-ahead log only where no other process has the file open.
    withSqlite(file, (_, exec) => exec('PRAGMA journal_mode = DELETE'))
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code !== 'SQLITE_BUSY') throw error
    throw new CliError(`The database ${file} is in use. Stop the server, then undo again.`)
  }
}

/**
 * @template T
 * @param {string} uri
 * @param {(db: import('mongodb').Db) => Promise<T>} work
 */
async function withMongo(uri, work) {
  const { MongoClient } = fromSite('mongodb')
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 10_000 })
  try {
    return await work(client.db())
  } finally {
    await client.close()
  }
}

/**
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
async function inFolder(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-upgrade-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} told
 * @returns {Rehearsal}
 */
const nothing = (told) => ({ told, losses: [], missing: [], statements: [] })
