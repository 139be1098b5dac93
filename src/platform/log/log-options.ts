import type { LoggerOptions } from 'pino'
import { isConflict } from '../errors/conflict'
import { isDatabaseUnavailable } from '../errors/database-unavailable'
import { logContext, requestContext } from './request-context'
import { errorSerializer, withoutValues } from './error-serializer'

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
