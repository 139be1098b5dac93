import type Database from 'libsql'
import type { Statement } from 'libsql'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/src/platform/log/log'

/** A connection of SQLite's synchronous driver. */
export type IndexDatabase = InstanceType<typeof Database>

/** Raised with every change of the tables, or of how texts are taken apart. */
const version = 1

/** Most processes that share a data folder; each has a file of its own. */
const maxProcesses = 16

/**
 * Opens the search index of this process: the first file of the folder that no other process holds. A file that is damaged or of
 * another form is made anew, since all of it comes from the database.
 * @param folder null for an index in memory
 * @param form what its content depends on beside the database's records; another form empties it
 */
export async function openIndex(folder: string | null, form = ''): Promise<IndexDatabase> {
  // Loaded at the first search: a site on MongoDB has no other use for it.
  const { default: Driver } = await import('libsql')
  const prepare = (file: string) => prepareFile(() => new Driver(file), form)
  if (folder === null) return prepare(':memory:')
  try {
    await mkdir(folder, { recursive: true })
    for (let number = 1; number <= maxProcesses; number += 1) {
      const file = path.join(folder, `index-${number}.db`)
      try {
        return prepare(file)
      } catch (error) {
        if (isLocked(error)) continue
        if (!isDamaged(error)) throw error
        log.warn({ err: error, file, msg: 'The search index is damaged, and is made anew' })
        await deleteFile(file)
        return prepare(file)
      }
    }
  } catch (error) {
    log.error({ err: error, msg: 'The search index cannot be stored, and is kept in memory' })
  }
  return prepare(':memory:')
}

/** Returns true for an error of a file that is no database, or has contradictions in it. */
export const isDamaged = (error: unknown): boolean =>
  /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error)) ||
  /malformed|fts5: (?:corruption|missing row)|no such table/i.test(String(error))

/** Returns true for an error of a disk that is full, cannot be written or is gone. */
export const isUnwritable = (error: unknown): boolean =>
  /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)/.test(codeOf(error))

/** Closes the index and deletes its file. */
export async function deleteIndex(db: IndexDatabase): Promise<void> {
  const [{ file } = { file: '' }] = db.prepare('PRAGMA database_list').all([]) as { file: string }[]
  db.close()
  if (file) await deleteFile(file)
}

/** The tables of one language: `$` in a statement is its name. A list of rows comes as one text of JSON, which is faster. */
export class LanguageTables {
  readonly #db: IndexDatabase
  readonly #name: string
  readonly #statements = new Map<string, Statement<unknown[]>>()

  constructor(db: IndexDatabase, lng: string) {
    this.#db = db
    this.#name = lng.replace(/\W/g, '_')
  }

  create(sql: string): void {
    this.#db.exec(sql.replaceAll('$', this.#name))
  }

  /** Returns the rows of a list of JSON, which the query names `list`. */
  list<T = number>(sql: string, values: unknown[]): T[] {
    return JSON.parse(this.all<{ list: string }>(sql, values)[0]?.list ?? '[]') as T[]
  }

  all<T>(sql: string, values: unknown[]): T[] {
    return this.#statement(sql).all(values) as T[]
  }

  run(sql: string, values: unknown[]): void {
    this.#statement(sql).run(values)
  }

  state(name: string): string | undefined {
    return this.all<{ value: string }>('SELECT value FROM state WHERE name = ?', [
      `${this.#name} ${name}`,
    ])[0]?.value
  }

  setState(name: string, value: string): void {
    this.run('INSERT OR REPLACE INTO state VALUES (?, ?)', [`${this.#name} ${name}`, value])
  }

  /** Runs writes that are stored together or not at all. */
  transaction<T>(write: () => T): T {
    this.#db.exec('BEGIN')
    try {
      const result = write()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  #statement(sql: string): Statement<unknown[]> {
    const known = this.#statements.get(sql)
    if (known) return known
    const made = this.#db.prepare<unknown[]>(sql.replaceAll('$', this.#name))
    this.#statements.set(sql, made)
    return made
  }
}

const isLocked = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY')

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

async function deleteFile(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm', '-journal']) await rm(file + end, { force: true })
}

function prepareFile(open: () => IndexDatabase, form: string): IndexDatabase {
  const db = open()
  try {
    // Held from the first statement until the process ends, however that happens.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0')
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY')
    db.exec('PRAGMA cache_size = -16000; PRAGMA journal_size_limit = 16777216')
    const wanted = JSON.stringify([version, process.versions.icu, process.versions.unicode, form])
    db.exec(
      'CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID',
    )
    const [known] = db.prepare("SELECT value FROM state WHERE name = 'form'").all([]) as {
      value: string
    }[]
    if (known?.value !== wanted) {
      dropTables(db)
      db.prepare("INSERT OR REPLACE INTO state VALUES ('form', ?)").run([wanted])
    }
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function dropTables(db: IndexDatabase): void {
  const tables = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%VIRTUAL%'")
    .all([]) as { name: string }[]
  for (const { name } of tables) db.exec(`DROP TABLE IF EXISTS "${name}"`)
  const others = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'state'")
    .all([]) as { name: string }[]
  for (const { name } of others) db.exec(`DROP TABLE IF EXISTS "${name}"`)
  db.exec('DELETE FROM state')
}
