import './lib/require-node.mjs'
import { parseArgs } from 'node:util'
import { loadSettings } from './lib/environment.mjs'
import { CliError, main, print } from './lib/output.mjs'
import { commands } from './lib/upgrade/commands.mjs'
import { finishMerge, undoMerge } from './lib/upgrade/upgrade.mjs'

const usage = `npm run upgrade            after git merge: makes generated files anew, rehearses the migrations
npm run upgrade -- --undo  back to the code and the data from before the merge`

/** `npm run upgrade`: completes the merge of a new version. docs/how-to/take-a-new-version.md */
await main(async () => {
  const { help, undo } = parseOptions()
  if (help) return void print(usage)
  loadSettings()
  if (undo) return void (await undoMerge(commands))
  process.exitCode = (await finishMerge(commands)) ? 0 : 1
})

function parseOptions() {
  try {
    return parseArgs({ options: { undo: { type: 'boolean' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
