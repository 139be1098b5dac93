import { spawnSync } from 'node:child_process'
import path from 'node:path'

const conditions = '--conditions=production'

/**
 * Imported before everything else by Payload's configuration, so that `npx payload …` does its work. Without the condition
 * lexical waits at its top level for its development build, which in Payload's program may never come: Node then ends
 * without a word and with code 0, and `migrate` has run nothing. The program is started again with the condition.
 */
if (isPayloadsProgram() && !hasCondition()) {
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, conditions].filter(Boolean).join(' '),
    },
  })
  process.exit(status ?? 1)
}

function hasCondition(): boolean {
  return [process.env.NODE_OPTIONS ?? '', ...process.execArgv].join(' ').includes(conditions)
}

/** `npx` starts it by a link in `node_modules/.bin`. */
function isPayloadsProgram(): boolean {
  const [, program = ''] = process.argv
  return (
    program.endsWith(path.join('payload', 'bin.js')) ||
    program.endsWith(path.join('.bin', 'payload'))
  )
}
