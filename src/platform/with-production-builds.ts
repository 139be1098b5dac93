import { spawnSync } from 'node:child_process'
import path from 'node:path'

const conditions = '--conditions=production'

const programs = ['payload/bin.js', '.bin/payload', '@playwright/test/cli.js', '.bin/playwright']

/**
 * Imported before everything else by the configurations of Payload and Playwright, so that `npx payload …` and
 * `npx playwright test` do their work. Without the condition modules of lexical wait at their top level for their
 * development builds and, by the order in which they are loaded, for each other: Node then ends without a word and with
 * code 0, and `migrate` has run nothing, or a worker of Playwright waits for ever. The program is started again with the
 * condition.
 */
if (isProgram() && !hasCondition()) {
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

/** `npx` starts them by links in `node_modules/.bin`. */
function isProgram(): boolean {
  const [, program = ''] = process.argv
  return programs.some((end) => program.endsWith(path.normalize(end)))
}
