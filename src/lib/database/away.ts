/** What a caller is told whose call needs what is away. */
export const awayMessage =
  'The site cannot store or read data at the moment. Please try again soon.'

export const awayHeaders = { 'Retry-After': '5' }

/** Codes of SQLite and of the disk, and names of errors of MongoDB's driver. */
const codes =
  /^SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|FULL|NOTADB|CORRUPT|READONLY)|^(ENOSPC|EROFS|EDQUOT|EIO)$/
const names =
  /^Mongo\w*(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|PoolCleared|PoolClosed|ClientClosed)\w*Error$/

/**
 * Whether an error means that the database or the disk cannot be used now: the answer is then 503, not
 * 500, and the same call may well succeed later.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let next = error, depth = 0; next instanceof Error && depth < 8; depth += 1) {
    const { code } = next as { code?: unknown }
    if (typeof code === 'string' && codes.test(code)) return true
    // Pictures have been decoded by then: what fails is writing them.
    if (next.name === 'FileUploadError') return true
    if (names.test(next.name) || /^Error: cannot connect to MongoDB/.test(next.message)) return true
    next = next.cause
  }
  return false
}
