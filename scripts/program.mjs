import './lib/require-node.mjs'
import { programArguments } from './lib/bundles.mjs'
import { run } from './lib/run.mjs'

/** `npm run seed`, `backup`, `restore`: a program that loads Payload's configuration, with its arguments. */
const [file, ...args] = process.argv.slice(2)
const { code } = await run(process.execPath, [...programArguments(file), ...args], { show: true })
process.exitCode = code
