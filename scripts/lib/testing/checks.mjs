import { existsSync } from 'node:fs'
import { CliError } from '../output.mjs'
import { run, tail } from '../run.mjs'
import { demoProgram } from '../site-index.mjs'
import { tools } from '../tools.mjs'

/** @import { Say } from '../output.mjs' */

/**
 * @param {Say} say
 * @param {string[]} [files] of any kind; everything where they are not given
 */
export async function checkLint(say, files = ['.']) {
  const linted = files.filter((file) => file === '.' || /\.(tsx?|mjs)$/.test(file))
  const always = ['--max-warnings', '0', '--no-warn-ignored']
  if (linted.length > 0) {
    // Always of all files: import circles and the types of promises depend on files that did not change.
    await check(say, tools.oxlint, '--deny-warnings', '.')
    await check(say, tools.eslint, ...always, ...linted)
  }
  // All of it, in seconds: a token that is gone is missed in files that have not changed.
  if (files.some((file) => file === '.' || /\.css$|^stylelint\./.test(file)))
    await check(say, tools.stylelint, '--max-warnings', '0', '**/*.css')
  // A site that deleted the demo, or blocks that it does not need, leaves much of what remains unused.
  if (files.includes('.') && existsSync(demoProgram)) await check(say, tools.knip, '--no-progress')
  await check(say, tools.prettier, '--check', '--ignore-unknown', ...files)
  return 'Lint and format'
}

/** @param {Say} say */
export async function checkTypes(say) {
  await check(say, tools.next, 'typegen')
  await check(say, tools.tsc, '--noEmit')
  return 'Types'
}

/**
 * @param {Say} say
 * @param {string} tool
 * @param {...string} args
 */
async function check(say, tool, ...args) {
  const { code, lines } = await run(process.execPath, [tool, ...args], { onLine: say })
  if (code !== 0) throw new CliError(tail(lines, 80))
}
