import './lib/require-node.mjs'
import { programArguments } from './lib/bundles.mjs'
import { CliError, main } from './lib/output.mjs'
import { run } from './lib/run.mjs'
import { writeSiteIndex } from './lib/site-index.mjs'

/** `npm run seed`, `backup`, `restore`, `migrate:down`: a program that loads Payload's configuration, with its arguments. */
await main(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (!file) throw new CliError('Name the program: node scripts/program.mjs scripts/backup.ts')
  writeSiteIndex()
  const { code } = await run(process.execPath, [...programArguments(file), ...args], { show: true })
  process.exitCode = code
})
