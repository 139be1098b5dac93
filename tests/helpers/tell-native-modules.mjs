// Loaded by `NODE_OPTIONS=--import`: makes a program print which native modules it loads.
const load = process.dlopen
process.dlopen = function dlopen(module, file, ...rest) {
  process.stdout.write(`native module ${file}\n`)
  return load.call(process, module, file, ...rest)
}
