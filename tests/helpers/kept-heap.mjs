import { Session } from 'node:inspector/promises'

/**
 * Loaded by `--import` into the programs of a test site: a server does not tidy its heap after the start, which takes
 * half a second of the processor for memory that a test gives back in a moment anyway. The servers of browser tests and
 * of Schemathesis do.
 */
const { post } = Session.prototype
/**
 * @param {string} method
 * @param {unknown[]} rest
 */
Session.prototype.post = function (method, ...rest) {
  return method === 'HeapProfiler.collectGarbage'
    ? Promise.resolve()
    : Reflect.apply(post, this, [method, ...rest])
}
