import { loggable, withoutValues } from './loggable.mjs'
import { logContext } from './request-context.mjs'

/**
 * Options of every pino of the site, Payload's and the front's among them: one line of JSON with the id
 * of the request, and of errors nothing that somebody sent.
 * @param {string} [level]
 * @returns {import('pino').LoggerOptions}
 */
export const logOptions = (level = 'info') => ({
  level,
  mixin: logContext,
  serializers: { err: loggable },
  hooks: {
    // pino takes an error's message for the line's own, as it is.
    logMethod([first, ...rest], method, level) {
      const error = first instanceof Error ? first : first?.err
      // It is done again; Payload calls it an error on the way.
      if (level === 50 && error?.name === 'WriteConflict') return this.info(first, ...rest)
      if (!(error instanceof Error) || typeof (rest[0] ?? first.msg) === 'string') {
        return Reflect.apply(method, this, [first, ...rest])
      }
      const fields = first instanceof Error ? { err: first } : first
      return Reflect.apply(method, this, [fields, withoutValues(error.message)])
    },
  },
})
