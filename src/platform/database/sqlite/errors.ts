import { LibsqlError } from '@libsql/core/api'

/** Another connection holds the lock that a statement needs; the same statement may succeed later. */
export const isBusy = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown } | null)?.code))

/**
 * Errors after which a connection is not used again: SQLite may have rolled the transaction back, and
 * the driver never resets a statement that stopped in the middle.
 */
export const isFatal = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED|IOERR|FULL|CORRUPT|NOTADB|CANTOPEN|READONLY|NOMEM|PROTOCOL|INTERRUPT)/.test(
    String((error as { code?: unknown } | null)?.code),
  )

/** The writer was not free for as long as a caller waits. */
export const busy = (message: string): LibsqlError => new LibsqlError(message, 'SQLITE_BUSY')

/** The file is not the one that was opened. */
export const fileGone = (file: string): LibsqlError =>
  new LibsqlError(`${file} was removed or replaced`, 'SQLITE_CANTOPEN')

/** A transaction that was rolled back takes no more statements. */
export const closed = (message = 'The transaction is closed'): LibsqlError =>
  new LibsqlError(message, 'SQLITE_ABORT')
