import type { Config } from 'payload'

/** Mistakes of clients are no errors of the server; the log names them at this level. */
const clientMistakes = [
  'AuthenticationError',
  'BSONError',
  'CastError',
  'DuplicateFieldName',
  'Forbidden',
  'InvalidFieldName',
  'LockedAuth',
  'Locked',
  'MissingFile',
  'NotFound',
  'QueryError',
  'Refusal',
  'UnauthorizedError',
  'ValidationError',
]

/** Level of the log by the name of an error; Payload's type does not know our own. */
export const loggingLevels = Object.fromEntries(
  clientMistakes.map((name) => [name, 'info']),
) as Config['loggingLevels']
