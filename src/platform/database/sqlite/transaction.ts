import type { InArgs, InStatement, ResultSet, Transaction } from '@libsql/core/api'
import { log } from '@/src/platform/log/log'
import { type Connection, isRead, toStatement } from './connection'
import { busy, closed, isFatal } from './errors'
import { retryWhileBusy } from './retry'

/** A transaction that asks for nothing for this time is rolled back, ms: all others wait for it. */
const idleLimit = 20_000

/** No transaction that writes is open for longer, ms. */
const totalLimit = 120_000

/** Client, as a transaction uses it. */
export interface TransactionHost {
  read: (statement: { sql: string; args: InArgs }) => Promise<ResultSet>
  begin: () => Promise<Connection>
  release: (isUsable: boolean) => void
  /** @throws where what was committed went into a file that is not there any more */
  requireFile: () => void
  onFailure: (error: unknown) => void
}

/**
 * A transaction that begins at its first write: what Payload does before (access, validation, drawing a
 * picture anew) holds no other writer up. From then on it sees what it wrote itself; others see it when all of it
 * is committed, or never.
 */
export class LazyTransaction implements Transaction {
  readonly #host: TransactionHost
  readonly #isLimited: boolean
  #beginning: Promise<Connection> | undefined
  #connection: Connection | undefined
  #failure: Error | undefined
  #isEnded = false
  #idle: NodeJS.Timeout | undefined
  #total: NodeJS.Timeout | undefined

  /** @param isLimited false for programs that work alone, however long that takes */
  constructor(host: TransactionHost, { isLimited = true } = {}) {
    this.#host = host
    this.#isLimited = isLimited
  }

  /** Begins now instead of at the first write. */
  async begin(): Promise<void> {
    await this.#begin()
  }

  get closed(): boolean {
    return this.#isEnded || this.#failure !== undefined
  }

  async execute(given: InStatement, args?: InArgs): Promise<ResultSet> {
    this.#requireOpen()
    const statement = toStatement(given, args)
    if (!this.#beginning && isRead(statement.sql)) return this.#host.read(statement)
    const connection = await this.#begin()
    return this.#run(() => connection.execute(statement))
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = []
    for (const statement of statements) results.push(await this.execute(statement))
    return results
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#requireOpen()
    const connection = await this.#begin()
    this.#run(() => connection.exec(sql))
  }

  /** @throws what made the transaction impossible; nothing of it is stored then */
  async commit(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure
    if (this.#isEnded) throw closed()
    if (this.#beginning) await this.#beginning
    this.#requireOpen()
    const connection = this.#connection
    if (!connection) {
      this.#isEnded = true
      return
    }
    try {
      this.#host.requireFile()
      // Only without a write-ahead log do those who read hold it up.
      await retryWhileBusy(() => connection.exec('COMMIT'))
    } catch (error) {
      this.#abort(error)
      throw error
    }
    this.#end(true)
    this.#host.requireFile()
  }

  async rollback(): Promise<void> {
    await this.#beginning?.catch(() => undefined)
    this.close()
  }

  close(): void {
    if (this.closed) return
    this.#abort(closed())
  }

  #requireOpen(): void {
    if (this.#failure !== undefined) throw this.#failure
    if (this.#isEnded) throw closed()
  }

  async #begin(): Promise<Connection> {
    this.#beginning ??= this.#host.begin().then(
      (connection) => {
        if (this.closed) {
          connection.exec('ROLLBACK')
          this.#host.release(true)
          throw this.#failure ?? closed()
        }
        this.#connection = connection
        if (!this.#isLimited) return connection
        this.#idle = setTimeout(() => this.#expire('asked for nothing'), idleLimit)
        this.#total = setTimeout(() => this.#expire('did not end'), totalLimit)
        return connection
      },
      (error: unknown) => {
        this.#failure = asError(error)
        throw error
      },
    )
    const connection = await this.#beginning
    this.#requireOpen()
    return connection
  }

  #run<T>(call: () => T): T {
    this.#idle?.refresh()
    try {
      return call()
    } catch (error) {
      if (isFatal(error) || !this.#connection?.isInTransaction) this.#abort(error)
      throw error
    }
  }

  #expire(why: string): void {
    log.error({ msg: `A transaction ${why} and is rolled back` })
    this.#abort(busy(`The transaction ${why} in time`))
  }

  #abort(reason: unknown): void {
    this.#failure = asError(reason)
    this.#host.onFailure(reason)
    const connection = this.#connection
    if (!connection) {
      this.#isEnded = true
      return
    }
    let isUsable = !isFatal(reason)
    try {
      if (connection.isInTransaction) connection.exec('ROLLBACK')
    } catch {
      // Closing the connection rolls back as well.
      isUsable = false
    }
    this.#end(isUsable)
  }

  #end(isUsable: boolean): void {
    this.#isEnded = true
    clearTimeout(this.#idle)
    clearTimeout(this.#total)
    this.#connection = undefined
    this.#host.release(isUsable)
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))
