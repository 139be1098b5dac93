import type { ResultSet } from '@libsql/core/api'
import { statSync } from 'node:fs'
import { log } from '@/src/platform/log/log'
import { Connection, toStatement } from './connection'
import { fileGone } from './errors'

/** Interval between checks of the file, ms. */
const interval = 500

export interface DatabaseFileOptions {
  file: string
  /** Returns true where a restored file has the tables that this version needs. */
  isUsable: (read: (sql: string) => ResultSet) => Promise<boolean>
  /**
   * Called when the connections that are open belong to another file.
   * @param isLogAlone whether only the write-ahead log was removed
   */
  onGone: (isLogAlone: boolean) => void
  /** Called when a usable file is there again. */
  onReturn: () => void
}

/** Returns true where the files are those that were opened. A log may have been added since. */
const isSame = (opened: Identity, now: Identity | undefined): boolean =>
  now !== undefined &&
  opened.file === now.file &&
  (opened.wal === undefined || opened.wal === now.wal)

/**
 * The file below the connections. SQLite itself goes on writing into a file that was removed or replaced;
 * here that is noticed, said once, and ends when a usable file is there again.
 */
export class DatabaseFile {
  readonly #options: DatabaseFileOptions
  #opened: Identity | undefined
  #isGone = false
  #complaint = ''
  #timer: NodeJS.Timeout | undefined

  constructor(options: DatabaseFileOptions) {
    this.#options = options
  }

  /** Begins to watch. Called once the database is set up, with its files as they are then. */
  watch(): void {
    this.#opened = identityOf(this.#options.file)
    this.#timer ??= setInterval(() => this.#look(), interval).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** @throws LibsqlError SQLITE_CANTOPEN while the file is not the one that was opened */
  require(): void {
    if (!this.#timer) return
    if (!this.#isGone && !this.#isUnmoved()) this.#lose()
    if (this.#isGone) throw fileGone(this.#options.file)
  }

  /** The write-ahead log goes with the last connection, and comes anew with the next. */
  forgetLog(): void {
    if (this.#opened) this.#opened.wal = undefined
  }

  #isUnmoved(): boolean {
    const now = identityOf(this.#options.file)
    if (!this.#opened || !now || !isSame(this.#opened, now)) return false
    this.#opened.wal ??= now.wal
    return true
  }

  #look(): void {
    if (this.#isGone) void this.#regain()
    else if (!this.#isUnmoved()) this.#lose()
  }

  #lose(): void {
    this.#isGone = true
    const { file, onGone } = this.#options
    log.error({
      file,
      msg: 'The database file was removed or replaced; nothing is stored until it is there again',
    })
    const now = identityOf(file)
    onGone(now !== undefined && now.file === this.#opened?.file && now.wal === undefined)
  }

  async #regain(): Promise<void> {
    const { file, isUsable, onReturn } = this.#options
    // The driver would make an empty file where there is none.
    if (!statSync(file, { throwIfNoEntry: false })?.size) return
    const found = identityOf(file)
    let connection: Connection | undefined
    try {
      const opened = (connection = new Connection(file, 'read'))
      if (!(await isUsable((sql) => opened.execute(toStatement(sql))))) {
        this.#complain('The file in the place of the database is not one of this version')
        return
      }
      this.#opened = found
      this.forgetLog()
      this.#isGone = false
      this.#complaint = ''
      log.warn({ file, msg: 'The database file is there again' })
      onReturn()
    } catch (error) {
      this.#complain('The file in the place of the database cannot be read', error)
    } finally {
      connection?.close()
    }
  }

  #complain(msg: string, err?: unknown): void {
    if (this.#complaint === msg) return
    this.#complaint = msg
    log.error({ err, file: this.#options.file, msg })
  }
}

/**
 * Which files a database consists of now: device and inode of the file and of its write-ahead log, which
 * are other ones as soon as either is removed or replaced. A path alone does not tell.
 */
interface Identity {
  file: string
  /** Undefined where there is no write-ahead log (yet). */
  wal: string | undefined
}

/** Undefined where there is no such file. */
function identityOf(file: string): Identity | undefined {
  const main = inode(file)
  return main === undefined ? undefined : { file: main, wal: inode(`${file}-wal`) }
}

function inode(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true })
  return found && `${found.dev}:${found.ino}`
}
