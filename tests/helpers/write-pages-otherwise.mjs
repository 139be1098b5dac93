// Loaded by `NODE_OPTIONS=--import`: Next then writes the scripts of its pages in a form that our server does not
// know, as another version of it may.
import Module from 'node:module'

/** @typedef {(this: Module, code: string, file: string, ...rest: unknown[]) => unknown} Compile */

/** Node's types leave out what compiles CommonJS. */
const loader = /** @type {{ _compile: Compile }} */ (/** @type {unknown} */ (Module.prototype))

const compile = loader._compile

/** @type {Compile} */
function changed(code, file, ...rest) {
  const isWriter = /next[\\/]dist[\\/]compiled[\\/]next-server[\\/]app-page/.test(file)
  const written = isWriter ? code.replaceAll('self.__next_f', 'self["__next_f"]') : code
  return compile.call(this, written, file, ...rest)
}
loader._compile = changed
