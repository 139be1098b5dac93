import type {
  Client,
  InArgs,
  InStatement,
  Replicated,
  ResultSet,
  Transaction,
} from '@libsql/core/api'

import { withLocalLock } from '@/src/lib/redis/with-lock'
import { forgetDamage, noteDamage } from '../damage'
import { Connection, type Statement, statementOf } from './connection'
import { DatabaseFile, type DatabaseFileOptions } from './database-file'
import { closed, isFatal } from './errors'
import { isRead } from './is-read'
import { retryWhileBusy } from './retry'
import { LazyTransaction, type TransactionHost } from './transaction'
import { Writer } from './writer'

/** How long a start waits for a lock of another process, ms. */
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
  readonly #path: string
  readonly #file: DatabaseFile
  readonly #writer: Writer
  readonly #host: TransactionHost
  #reader: Connection | undefined
  #program: LazyTransaction | undefined

  constructor({ file, isUsable, onReturn }: SqliteClientOptions) {
    this.#path = file
    this.#file = new DatabaseFile({
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
      () => this.#file.require(),
    )
    this.#host = {
      read: (statement) => this.#read(statement),
      begin: () => this.#writer.begin(),
      release: (isUsable) => this.#writer.release(isUsable),
      requireFile: () => this.#file.require(),
      onFailure: (error) => noteDamage(error, file),
    }
  }

  /** Opens the file, or makes it, and turns on the write-ahead log. Everything else comes after it. */
  async open(): Promise<void> {
    await retryWhileBusy(() => {
      const connection = new Connection(this.#path, 'write')
      try {
        const { rows } = connection.execute(statementOf('PRAGMA journal_mode'))
        if (rows[0]?.journal_mode !== 'wal') connection.exec('PRAGMA journal_mode = WAL')
      } finally {
        connection.close()
      }
    }, startTimeoutMs)
    // The log is there from the first read on.
    await this.#read(statementOf('SELECT 1 FROM sqlite_master LIMIT 1'))
    this.#file.watch()
  }

  async execute(given: InStatement, args?: InArgs): Promise<ResultSet> {
    this.#requireOpen()
    const statement = statementOf(given, args)
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
   * @param foreignKeys false for work that builds tables anew that others refer to
   */
  whole<T>(work: () => Promise<T>, { foreignKeys = true } = {}): Promise<T> {
    return withLocalLock(`whole ${this.#path}`, async () => {
      const program = new LazyTransaction(
        { ...this.#host, begin: () => this.#writer.begin({ foreignKeys }) },
        { isLimited: false },
      )
      await program.begin()
      this.#program = program
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

  async sync(): Promise<Replicated> {
    return undefined
  }

  close(): void {
    this.closed = true
    this.#file.stop()
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

  #read(statement: Statement): Promise<ResultSet> {
    return retryWhileBusy(() => {
      this.#file.require()
      try {
        this.#reader ??= new Connection(this.#path, 'read')
        return this.#reader.execute(statement)
      } catch (error) {
        if (isFatal(error)) this.#dropReader()
        noteDamage(error, this.#path)
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
    this.#file.forgetLog()
  }

  #requireOpen(): void {
    if (this.closed) throw closed('The client is closed')
  }
}

const partOf = (program: LazyTransaction): Transaction => ({
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
