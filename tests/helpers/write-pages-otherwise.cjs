// Loaded by `NODE_OPTIONS=--require`: Next then writes the scripts of its pages in a form that our server does not
// know, as another version of it may.
const Module = require('node:module')

const compile = Module.prototype._compile
Module.prototype._compile = function (code, file, ...rest) {
  const isWriter = /next[\\/]dist[\\/]compiled[\\/]next-server[\\/]app-page/.test(file)
  const changed = isWriter ? code.replaceAll('self.__next_f', 'self["__next_f"]') : code
  return compile.call(this, changed, file, ...rest)
}
