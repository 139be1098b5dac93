import type { Config } from 'payload'

/**
 * Mistakes of clients are no errors of the server, and neither is a write that is tried again; the log names
 * them at this level.
 */
const expectedErrors = [
  'AuthenticationError',
  'BSONError',
  'CastError',
  'ClientGoneError',
  'DuplicateFieldName',
  'Forbidden',
  'HttpError',
  'InvalidFieldName',
  'LockedAuth',
  'Locked',
  'MissingFile',
  'NotFound',
  'QueryError',
  'Refusal',
  'UnauthorizedError',
  'ValidationError',
  'WriteConflict',
]

/** Level of the log by the name of an error; Payload's type does not know our own. */
export const loggingLevels = Object.fromEntries(
  expectedErrors.map((name) => [name, 'info']),
) as Config['loggingLevels']
