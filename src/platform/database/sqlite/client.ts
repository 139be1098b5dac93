import type {
  Client,
  InArgs,
  InStatement,
  Replicated,
  ResultSet,
  Transaction,
} from '@libsql/core/api'

import { withLocalLock } from '@/src/platform/redis/shared-lock'
import { forgetDamage, recordCorruption } from '../damage'
import { Connection, isRead, type Statement, toStatement } from './connection'
import { DatabaseFile, type DatabaseFileOptions } from './database-file'
import { closed, isFatal } from './errors'
import { retryWhileBusy } from './retry'
import { LazyTransaction, type TransactionHost } from './transaction'
import { Writer } from './writer'

/** Longest wait of a start for a lock of another process, ms. */
const startTimeoutMs = 30_000

export type SqliteClientOptions = Omit<DatabaseFileOptions, 'onGone'>

/**
 * libsql's interface to one SQLite file for one process: reads on a connection of their own, which never
 * wait for writes (WAL), and one writer at a time. Waiting is done by timers, never inside the driver.
 * @see docs/decisions/2026-11-22-one-writer-before-libsql.md
 */
export class SqliteClient implements Client {
  readonly protocol = 'file'
  closed = false
  /** Path of the database. */
  readonly file: string
  readonly #files: DatabaseFile
  readonly #writer: Writer
  readonly #host: TransactionHost
  #reader: Connection | undefined
  #program: Program | undefined

  constructor({ file, isUsable, onReturn }: SqliteClientOptions) {
    this.file = file
    this.#files = new DatabaseFile({
      file,
      isUsable,
      onReturn,
      onGone: (isLogAlone) => {
        // What is in the log is nowhere else.
        if (isLogAlone) this.#writer.checkpoint()
        this.#dropAll()
        forgetDamage()
      },
    })
    this.#writer = new Writer(
      () => new Connection(file, 'write'),
      () => this.#files.require(),
    )
    this.#host = {
      read: (statement) => this.#read(statement),
      begin: () => this.#writer.begin(),
      release: (isUsable) => this.#writer.release(isUsable),
      requireFile: () => this.#files.require(),
      onFailure: (error) => recordCorruption(error, file),
    }
  }

  /** Opens the file, or makes it, and turns on the write-ahead log. Everything else comes after it. */
  async open(): Promise<void> {
    await retryWhileBusy(() => {
      const connection = new Connection(this.file, 'write')
      try {
        const { rows } = connection.execute(toStatement('PRAGMA journal_mode'))
        if (rows[0]?.journal_mode !== 'wal') connection.exec('PRAGMA journal_mode = WAL')
      } finally {
        connection.close()
      }
    }, startTimeoutMs)
    // The log is there from the first read on.
    await this.#read(toStatement('SELECT 1 FROM sqlite_master LIMIT 1'))
    this.#files.watch()
  }

  async execute(given: InStatement, args?: InArgs): Promise<ResultSet> {
    this.#requireOpen()
    const statement = toStatement(given, args)
    if (this.#program) return this.#program.execute(statement)
    if (isRead(statement.sql)) return this.#read(statement)
    return this.#inTransaction((transaction) => transaction.execute(statement))
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    this.#requireOpen()
    if (this.#program) return this.#program.batch(statements)
    return this.#inTransaction((transaction) => transaction.batch(statements))
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#requireOpen()
    if (this.#program) return this.#program.executeMultiple(sql)
    return this.#inTransaction((transaction) => transaction.executeMultiple(sql))
  }

  async migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.whole(() => this.batch(statements), { foreignKeys: false })
  }

  /** A transaction; while `whole` works, a part of that, which cannot be undone by itself. */
  async transaction(): Promise<Transaction> {
    this.#requireOpen()
    return this.#program ? partOf(this.#program) : new LazyTransaction(this.#host)
  }

  /**
   * Does some work as one transaction: killed meanwhile it has written nothing. For programs that do one
   * thing after the other, because all that this client is asked meanwhile belongs to it.
   * @param options.foreignKeys false for work that builds tables anew that others refer to
   * @param options.replace what to run in place of a statement
   */
  whole<T>(work: () => Promise<T>, { foreignKeys = true, replace }: WholeOptions = {}): Promise<T> {
    return withLocalLock(`whole ${this.file}`, async () => {
      const program = this.#longTransaction(foreignKeys)
      await program.begin()
      this.#program = replace ? replacing(program, replace) : program
      try {
        const result = await work()
        await program.commit()
        return result
      } catch (error) {
        await program.rollback()
        throw error
      } finally {
        this.#program = undefined
      }
    })
  }

  /**
   * Does some work in a transaction that may build tables anew that others refer to. Whoever else writes meanwhile
   * waits, and is no part of it.
   */
  async rebuild<T>(work: (transaction: LazyTransaction) => Promise<T>): Promise<T> {
    const transaction = this.#longTransaction(false)
    try {
      await transaction.begin()
      const result = await work(transaction)
      await transaction.commit()
      return result
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  async sync(): Promise<Replicated> {
    return undefined
  }

  close(): void {
    this.closed = true
    this.#files.stop()
    this.#dropAll()
  }

  async #inTransaction<T>(work: (transaction: LazyTransaction) => Promise<T>): Promise<T> {
    const transaction = new LazyTransaction(this.#host)
    try {
      const result = await work(transaction)
      await transaction.commit()
      return result
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  #longTransaction(foreignKeys: boolean): LazyTransaction {
    const begin = () => this.#writer.begin({ foreignKeys })
    return new LazyTransaction({ ...this.#host, begin }, { isLimited: false })
  }

  #read(statement: Statement): Promise<ResultSet> {
    return retryWhileBusy(() => {
      this.#files.require()
      try {
        this.#reader ??= new Connection(this.file, 'read')
        return this.#reader.execute(statement)
      } catch (error) {
        if (isFatal(error)) this.#dropReader()
        recordCorruption(error, this.file)
        throw error
      }
    })
  }

  #dropAll(): void {
    this.#dropReader()
    this.#writer.reset()
  }

  #dropReader(): void {
    this.#reader?.close()
    this.#reader = undefined
    this.#files.forgetLog()
  }

  #requireOpen(): void {
    if (this.closed) throw closed('The client is closed')
  }
}

type Program = Pick<LazyTransaction, 'batch' | 'closed' | 'execute' | 'executeMultiple'>
type Replace = (sql: string, read: (sql: string) => Promise<ResultSet>) => Promise<string[]>

interface WholeOptions {
  foreignKeys?: boolean
  replace?: Replace
}

/** The program's transaction, in which each statement that writes may be replaced. */
function replacing(program: LazyTransaction, replace: Replace): Program {
  const execute: Program['execute'] = async (given, args) => {
    const statement = toStatement(given, args)
    if (isRead(statement.sql)) return program.execute(statement)
    const replaced = await replace(statement.sql, (sql) => program.execute(sql))
    if (replaced[0] === statement.sql) return program.execute(statement)
    await program.batch(replaced)
    return program.execute('SELECT 1 WHERE 0')
  }
  return {
    execute,
    executeMultiple: (sql) => program.executeMultiple(sql),
    batch: async (statements) => {
      const results: ResultSet[] = []
      for (const statement of statements) results.push(await execute(statement))
      return results
    },
    get closed() {
      return program.closed
    },
  }
}

const partOf = (program: Program): Transaction => ({
  execute: (statement: InStatement) => program.execute(statement),
  batch: (statements) => program.batch(statements),
  executeMultiple: (sql) => program.executeMultiple(sql),
  commit: async () => undefined,
  rollback: async () => undefined,
  close: () => undefined,
  get closed() {
    return program.closed
  },
})
