import type { Connection } from './connection'
import { busy, isBusy, isFatal } from './errors'
import { lockTimeoutMs, pause } from './retry'
import { monotonicNow } from '@/src/platform/time/clock'

/** Longest wait of a caller for other writers of this process, ms. */
const queueTimeoutMs = 15_000

interface Waiter {
  since: number
  foreignKeys: boolean
  tooLate: NodeJS.Timeout
  take: (connection: Connection) => void
  refuse: (error: unknown) => void
}

/**
 * Lets one caller after the other write. The lock is asked for by `BEGIN IMMEDIATE` without waiting, and
 * again after a pause by timer, so that a lock of another process never stops the event loop; no
 * statement inside the transaction can fail for want of the lock.
 */
export class Writer {
  readonly #open: () => Connection
  readonly #requireFile: () => void
  readonly #waiting: Waiter[] = []
  #connection: Connection | undefined
  #isHeld = false
  #isStale = false
  #retry: NodeJS.Timeout | undefined
  #lockedSince: number | undefined

  /**
   * @param open makes the connection that writes
   * @param requireFile throws where the database cannot be used
   */
  constructor(open: () => Connection, requireFile: () => void) {
    this.#open = open
    this.#requireFile = requireFile
  }

  /**
   * Begins a transaction as soon as it is the caller's turn; `release` must be called at its end.
   * @param foreignKeys false to have them not checked; within a transaction that cannot be changed any more
   * @throws LibsqlError SQLITE_BUSY where that takes too long
   */
  begin({ foreignKeys = true } = {}): Promise<Connection> {
    return new Promise((take, refuse) => {
      const waiter: Waiter = {
        since: monotonicNow(),
        foreignKeys,
        tooLate: setTimeout(() => {
          this.#remove(waiter)
          refuse(busy('Other writes of this server took too long'))
        }, queueTimeoutMs),
        take,
        refuse,
      }
      this.#waiting.push(waiter)
      this.#next()
    })
  }

  /** @param isUsable false drops the connection, with all that it may have left open */
  release(isUsable: boolean): void {
    this.#isHeld = false
    if (!isUsable || this.#isStale) this.#drop()
    this.#next()
  }

  /** Moves what is in the write-ahead log into the database, as far as that is possible now. */
  checkpoint(): void {
    if (this.#isHeld) return
    try {
      this.#connection?.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch (error) {
      if (!isFatal(error)) throw error
    }
  }

  /** Drops the connection; where a transaction is open on it, as soon as that has ended. */
  reset(): void {
    if (this.#isHeld) this.#isStale = true
    else this.#drop()
  }

  #next(): void {
    if (this.#isHeld || this.#retry) return
    for (let waiter = this.#waiting[0]; waiter; waiter = this.#waiting[0]) {
      try {
        this.#requireFile()
        this.#connection ??= this.#open()
        if (!waiter.foreignKeys) this.#connection.exec('PRAGMA foreign_keys = OFF')
        this.#connection.exec('BEGIN IMMEDIATE')
      } catch (error) {
        this.#drop()
        if (isBusy(error)) {
          this.#wait(error)
          return
        }
        this.#remove(waiter)
        waiter.refuse(error)
        continue
      }
      this.#lockedSince = undefined
      this.#isHeld = true
      this.#isStale ||= !waiter.foreignKeys
      this.#remove(waiter)
      waiter.take(this.#connection)
      return
    }
  }

  /** Refuses those who have waited long enough for the lock; the others wait on. */
  #wait(error: unknown): void {
    const now = monotonicNow()
    this.#lockedSince ??= now
    for (const waiter of [...this.#waiting]) {
      if (now - Math.max(waiter.since, this.#lockedSince) < lockTimeoutMs) continue
      this.#remove(waiter)
      waiter.refuse(error)
    }
    if (this.#waiting.length === 0) {
      this.#lockedSince = undefined
      return
    }
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#next()
    }, pause())
  }

  #remove(waiter: Waiter): void {
    clearTimeout(waiter.tooLate)
    const index = this.#waiting.indexOf(waiter)
    if (index !== -1) this.#waiting.splice(index, 1)
  }

  #drop(): void {
    this.#connection?.close()
    this.#connection = undefined
    this.#isStale = false
  }
}
