import { problemMark } from './lib/apart.mjs'
import { build } from './lib/build.mjs'
import { bundle } from './lib/bundles.mjs'
import { print, told } from './lib/output.mjs'

/** Makes what `lib/apart.mjs` asks for, and prints a line for each part of it. */
try {
  await (process.argv[2] === 'build' ? build(print) : bundle())
} catch (error) {
  print(problemMark + JSON.stringify(told(error)))
  process.exitCode = 1
}
