import { ownCode } from './error-codes'
import { isConflict } from './conflict'

/** Message for a caller whose call needs the database or storage while it is unavailable. */
export const unavailableMessage =
  'The site cannot store or read data at the moment. Please try again soon.'

export const awayHeaders = { 'Retry-After': '5' }

/**
 * Codes of SQLite, of the disk and of sockets, whose errors MongoDB's driver passes on where it finds a connection
 * closed as it writes; and names of that driver's own errors. A session has expired where another part of the call
 * lost the connection, and its transaction with it.
 */
const codes =
  /^SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|FULL|NOTADB|CORRUPT|READONLY)|^(ENOSPC|EROFS|EDQUOT|EIO|EPIPE|ECONNRESET)$/
const names =
  /^Mongo\w*(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|PoolCleared|PoolClosed|ClientClosed|ExpiredSession)\w*Error$/

/**
 * Codes of answers of MongoDB's servers: those after which its specification of retryable writes has a
 * driver try again, as the primary steps down, shuts down or is not reached, and a disk that is full.
 * @see https://github.com/mongodb/specifications/blob/master/source/retryable-writes/retryable-writes.md
 * @see https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml
 */
const serverCodes = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  89, // NetworkTimeout
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
  14031, // OutOfDiskSpace
])

/** With these a server or its driver says that the same may be tried again. */
const serverLabels = [
  'RetryableWriteError',
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
]

/**
 * Returns true for errors of a database, disk or storage of pictures that is unavailable now: the answer is then 503,
 * not 500, and the same call may succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let next = error, depth = 0; next instanceof Error && depth < 8; depth += 1) {
    const { code } = next as { code?: unknown }
    if (typeof code === 'string' && codes.test(code)) return true
    // Pictures have been decoded by then: what fails is writing them. Payload's error has neither code nor cause, and its
    // class would load Payload into the server in front.
    if (next.name === 'FileUploadError' || ownCode(next) === 'storage_unavailable') return true
    if (isConflict(next)) return true
    if (/^Mongo/.test(next.name) && isServerAway(next)) return true
    if (names.test(next.name) || /^Error: cannot connect to MongoDB/.test(next.message)) return true
    next = next.cause
  }
  return false
}

function isServerAway(error: Error): boolean {
  const { code, errorLabels } = error as { code?: unknown; errorLabels?: unknown }
  if (typeof code === 'number' && serverCodes.has(code)) return true
  return Array.isArray(errorLabels) && serverLabels.some((label) => errorLabels.includes(label))
}
