import type { Config } from 'payload'
import type { LoggerOptions, DestinationStream } from 'pino'
import pino from 'pino'
import { isConflict } from '../errors/conflict'
import { isDatabaseUnavailable } from '../errors/database-unavailable'
import { logContext, requestContext } from './request-context'

/**
 * Options of every pino of the site, Payload's and the server's among them: one line of JSON with the id
 * of the request, and errors without values from the request.
 */
export const logOptions = (level = 'info'): LoggerOptions => ({
  level,
  mixin: logContext,
  serializers: { err: errorSerializer },
  hooks: {
    // pino takes an error's message for the line's own, as it is.
    logMethod([first, ...rest], method, level) {
      const given: unknown = first
      const log = (fields: unknown, ...words: unknown[]): void => {
        Reflect.apply(method, this, [fields, ...words])
      }
      const { err, msg } = (given ?? {}) as { err?: unknown; msg?: unknown }
      const error = given instanceof Error ? given : err
      // It is done again; Payload calls it an error on the way.
      if (level === 50 && isConflict(error)) {
        Reflect.apply(this.info, this, [given, ...rest])
        return
      }
      // The panel's functions call an error what a caller may have sent; who called is told what is wrong.
      if (level === 50 && isOfPanelCall(error)) {
        Reflect.apply(this.warn, this, [given, ...rest])
        return
      }
      if (!(error instanceof Error) || typeof (rest[0] ?? msg) === 'string') {
        log(given, ...rest)
        return
      }
      log(given instanceof Error ? { err: given } : given, withoutValues(error.message))
    },
  },
})

const isOfPanelCall = (error: unknown): boolean =>
  requestContext.getStore()?.panelCall !== undefined && !isDatabaseUnavailable(error)

/** Bytes of lines that wait for room; further ones are lost. */
const maxWaiting = 1024 * 1024

/**
 * Standard output for a log. Where the disk behind it is full, or nobody reads it any more, lines are lost; pino's own
 * throws then, in the middle of whatever was logged, and tries for ever to write its last lines when the process ends.
 */
export function logDestination(): DestinationStream {
  const destination = pino.destination({ dest: 1, maxLength: maxWaiting })
  const flush = destination.flushSync.bind(destination)
  let isFailing = false
  destination.on('error', () => (isFailing = true))
  destination.on('write', () => (isFailing = false))
  destination.flushSync = () => {
    if (!isFailing) flush()
  }
  return destination
}

/**
 * An error as the log may show it. Databases put the values of a failed statement into message and
 * properties, so only what is known to be harmless is kept, and messages end where values begin.
 */
export function errorSerializer(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: error.stack?.replace(error.message, withoutValues(error.message)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorSerializer(error.cause) }),
  }
}

/** "Failed query: insert … \nparams: …" contains values from the request; so does MongoDB's "dup key: {…}". */
export const withoutValues = (message: string): string =>
  message.replace(/(\n?params:|dup key:)[\s\S]*$/, '$1 …')

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
