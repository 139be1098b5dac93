/** Inside the server only: callers get `storage_unavailable` where trying again did not help. */
const conflictCode = 'WRITE_CONFLICT'

/**
 * A write met another one, or lost the server amid its transaction. Nothing of the transaction is stored, so
 * the whole operation may be done again.
 */
export class WriteConflict extends Error {
  readonly code = conflictCode
  /** It was tried again for long enough. */
  isFinal = false

  constructor(cause: unknown) {
    super('The write met another one and was rolled back', { cause })
    this.name = 'WriteConflict'
  }
}

/**
 * Asks for the code: Next's pages and its route handlers each have a class of their own, and Payload works with that of the
 * first of them to start it.
 */
export const isConflict = (error: unknown): error is WriteConflict =>
  error instanceof Error && (error as { code?: unknown }).code === conflictCode

/** Converts an error of MongoDB's driver to a `WriteConflict` where the transaction may be repeated as a whole. */
export const asConflict = (error: unknown, isInTransaction: boolean): unknown =>
  isTransient(error) || (isInTransaction && isLostConnection(error))
    ? new WriteConflict(error)
    : error

/** Returns true where the outcome of a commit is unknown: then the commit is repeated, and nothing else. */
export const isUnknownCommit = (error: unknown): boolean =>
  labelsOf(error).includes('UnknownTransactionCommitResult') || isLostConnection(error)

/** WriteConflict and NoSuchTransaction: the server ended the transaction, or lost it. */
const transientCodes = [112, 251]

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error) || !error.name.startsWith('Mongo')) return false
  const { code } = error as { code?: unknown }
  return (
    labelsOf(error).includes('TransientTransactionError') || transientCodes.includes(Number(code))
  )
}

/**
 * The driver labels the first of the connections that a server closes, and not the others; of one that is closed
 * as it writes it passes on the socket's own error.
 */
const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  (/^Mongo.*(Network|PoolCleared|ServerSelection)/.test(error.name) ||
    /^(EPIPE|ECONNRESET)$/.test(String((error as { code?: unknown }).code)))

function labelsOf(error: unknown): unknown[] {
  const { errorLabels } = (error ?? {}) as { errorLabels?: unknown }
  return Array.isArray(errorLabels) ? errorLabels : []
}
