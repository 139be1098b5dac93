import { AsyncLocalStorage } from 'node:async_hooks'

// Plain JavaScript, because the production front fills it. One for the whole process: the server's
// bundle holds its own copies of modules.
const key = Symbol.for('terminalia.request-context')

/** @type {AsyncLocalStorage<{ requestId: string, isMissing?: boolean, searchedText?: string }>} */
export const requestContext = (globalThis[key] ??= new AsyncLocalStorage())

/** What every line of the log tells of the request that it belongs to, for pino's `mixin`. */
export function logContext() {
  const context = requestContext.getStore()
  return context ? { requestId: context.requestId } : {}
}

/**
 * Notes that what the request asks for is not there. Next has sent its status by the time that a page which it
 * makes for one request finds out; the front, which holds pages back, has not.
 */
export function noteMissing() {
  const context = requestContext.getStore()
  if (context) context.isMissing = true
}

/**
 * The text that a page of search looks for. It is the one that it shows, but where the front has a page made for
 * a text that is not known yet.
 * @param {string} shown
 * @returns {string}
 */
export const searchedText = (shown) => requestContext.getStore()?.searchedText ?? shown
