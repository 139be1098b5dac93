import { AsyncLocalStorage } from 'node:async_hooks'

// Plain JavaScript, because the production front fills it. One for the whole process: the server's
// bundle holds its own copies of modules.
const key = Symbol.for('terminalia.request-context')

/** @type {AsyncLocalStorage<{ requestId: string }>} */
export const requestContext = (globalThis[key] ??= new AsyncLocalStorage())

/** What every line of the log tells of the request that it belongs to, for pino's `mixin`. */
export const logContext = () => ({ ...requestContext.getStore() })
