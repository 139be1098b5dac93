import { LibsqlError } from '@libsql/core/api'
import type { InArgs, InStatement, InValue, ResultSet, Row, Value } from '@libsql/core/api'
import Database from 'libsql'
import { log } from '@/src/platform/log/log'
import { singleton } from '@/src/platform/singleton'

/** A statement as SQL and values, whichever way the caller of libsql's interface gave it. */
export interface Statement {
  sql: string
  args: InArgs
}

export const toStatement = (statement: InStatement, args?: InArgs): Statement =>
  typeof statement === 'string'
    ? { sql: statement, args: args ?? [] }
    : { sql: statement.sql, args: statement.args ?? [] }

/**
 * Returns true for SQL that only reads, by its first word. A write that is mistaken for a read is refused by the
 * connection for reading; a read that is mistaken for a write waits for its turn, and is still correct.
 */
export const isRead = (sql: string): boolean =>
  /^\s*(select|values|explain)\b/i.test(sql) ||
  /^\s*pragma\s+[\w.]+\s*(\([^)]*\)\s*)?;?\s*$/i.test(sql) ||
  (/^\s*with\b/i.test(sql) && !/\b(insert|update|delete|replace)\b/i.test(sql))

/** Frames of the write-ahead log that SQLite keeps on disk after a checkpoint, bytes. */
const journalSizeLimit = 64 * 1024 * 1024

const warned = singleton('sqlite-rounding', () => ({ isSaid: false }))

/**
 * One connection of the synchronous driver. It never waits for a lock: `busy_timeout` would stop the
 * event loop, so what is locked throws SQLITE_BUSY at once, and the caller waits by a timer.
 */
export class Connection {
  readonly #db: InstanceType<typeof Database>

  /** @param use `read` refuses every statement that would write */
  constructor(file: string, use: 'read' | 'write') {
    this.#db = translated(() => new Database(file))
    this.exec('PRAGMA busy_timeout = 0')
    this.exec('PRAGMA synchronous = FULL')
    if (use === 'read') this.exec('PRAGMA query_only = ON')
    else this.exec(`PRAGMA journal_size_limit = ${journalSizeLimit}`)
  }

  get isInTransaction(): boolean {
    return this.#db.inTransaction
  }

  /**
   * Runs one statement to its end. One that fails with SQLITE_BUSY stays active in the driver until it is
   * collected as garbage, and rolls back what is written meanwhile: the connection must be closed then.
   */
  execute({ sql, args }: Statement): ResultSet {
    return translated(() => {
      const statement = this.#db.prepare<unknown[]>(sql)
      const values = valuesOf(args)
      if (!returnsRows(statement)) {
        const { changes, lastInsertRowid } = statement.run(values)
        return resultOf([], [], [], changes, BigInt(lastInsertRowid))
      }
      const described = statement.columns()
      const columns = described.map(({ name }) => name)
      const types = described.map(({ type }) => type ?? '')
      const rows = (statement.all(values) as Value[][]).map((row) => toRow(row, columns))
      return resultOf(columns, types, rows, 0, undefined)
    })
  }

  /** Runs SQL without values or rows. Unlike `execute` it leaves nothing active where it fails. */
  exec(sql: string): void {
    translated(() => this.#db.exec(sql))
  }

  close(): void {
    this.#db.close()
  }
}

/** The driver's `raw` throws for a statement that returns no rows; it knows no other way to ask. */
function returnsRows(statement: { raw: (isRaw: boolean) => unknown }): boolean {
  try {
    statement.raw(true)
    return true
  } catch {
    return false
  }
}

function valuesOf(args: InArgs): unknown {
  if (Array.isArray(args)) return args.map(toSql)
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name.replace(/^[@$:]/, ''), toSql(value)]),
  )
}

function toSql(value: InValue): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.valueOf()
  if (value instanceof ArrayBuffer) return Buffer.from(value)
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) {
    throw new TypeError(`${String(value)} cannot be stored`)
  }
  return value
}

function resultOf(
  columns: string[],
  columnTypes: string[],
  rows: Row[],
  rowsAffected: number,
  lastInsertRowid: bigint | undefined,
): ResultSet {
  const result = { columns, columnTypes, rows, rowsAffected, lastInsertRowid }
  return { ...result, toJSON: () => result }
}

function translated<T>(call: () => T): T {
  try {
    return call()
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error
    const { message, code, rawCode } = error as Error & { code: string; rawCode?: number }
    throw new LibsqlError(message, code, rawCode, error)
  }
}

/** A row as libsql's clients give it: values by position, and, as all that can be enumerated, by name. */
function toRow(values: Value[], columns: string[]): Row {
  const row = Object.defineProperty({}, 'length', { value: values.length }) as Row
  values.forEach((given, index) => {
    const value = toValue(given)
    Object.defineProperty(row, index, { value })
    const name = columns[index] ?? String(index)
    if (!Object.hasOwn(row, name)) {
      Object.defineProperty(row, name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
  })
  return row
}

function toValue(value: Value | Buffer): Value {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    warnOfRounding()
  }
  if (!Buffer.isBuffer(value)) return value
  return value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength) as ArrayBuffer
}

/** One such number must not keep all others from being read: libsql's own client throws the rows away. */
function warnOfRounding(): void {
  if (warned.isSaid) return
  warned.isSaid = true
  log.warn({ msg: 'The database holds an integer beyond 2^53; it is read rounded' })
}
