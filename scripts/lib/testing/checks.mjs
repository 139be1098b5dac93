import { existsSync } from 'node:fs'
import { CliError, told } from '../output.mjs'
import { run, tail } from '../run.mjs'
import { demoProgram } from '../site-index.mjs'
import { tools } from '../tools.mjs'
import { findExcesses, findWords, readCode } from './words.mjs'

/** @import { Say } from '../output.mjs' */

/** Results are kept by the contents of files: what has not changed is not looked at again. */
const cached = ['--cache', '--cache-strategy', 'content']
const eslintCache = ['--cache-location', 'node_modules/.cache/eslint/']

/**
 * Checks files by all linters but Oxlint, and for their format, in two halves side by side that take about as long.
 * @param {Say} say
 * @param {string[]} [files] of any kind; everything where they are not given
 */
export async function checkLint(say, files = ['.']) {
  const isAll = files.includes('.')
  const code = files.filter((file) => file === '.' || /\.(tsx?|mjs)$/.test(file))
  const ofCode = async () => {
    if (code.length === 0) return
    const options = ['--max-warnings', '0', '--no-warn-ignored', ...cached, ...eslintCache]
    await check(say, tools.eslint, ...options, ...code)
    // A site that deleted the demo, or blocks that it does not need, leaves much of what remains unused.
    if (isAll && existsSync(demoProgram)) await check(say, tools.knip, '--no-progress')
  }
  const ofAll = async () => {
    // All of it, in a second: limits are on the whole code.
    if (code.length > 0) checkWords()
    // All of it, in seconds: a token that is gone is missed in files that have not changed.
    if (files.some((file) => file === '.' || /\.css$|^stylelint\./.test(file)))
      await check(say, tools.stylelint, '--max-warnings', '0', '**/*.css')
    await check(say, tools.prettier, '--check', '--ignore-unknown', ...cached, ...files)
  }
  const results = await Promise.allSettled([ofCode(), ofAll()])
  const reasons = results.flatMap((one) => (one.status === 'rejected' ? [told(one.reason)] : []))
  if (reasons.length > 0) throw new CliError(reasons.join('\n'))
  return 'Lint and format'
}

function checkWords() {
  const excesses = findExcesses(findWords(readCode()))
  if (excesses.length > 0) throw new CliError(excesses.join('\n'))
}

/**
 * Checks the types of all files, and what Oxlint asks of them: half of its rules ask for types, so that the compiler
 * inside it has looked at every file anyway. What Next wrote about the routes is ignored where it is not named.
 * @param {Say} say
 */
export async function checkTypes(say) {
  await check(say, tools.next, 'typegen')
  const options = ['--deny-warnings', '--type-check']
  await check(say, tools.oxlint, ...options, '.', '.next/types/validator.ts')
  return 'Types'
}

/**
 * @param {Say} say
 * @param {string} tool
 * @param {...string} args
 */
async function check(say, tool, ...args) {
  // Compilers make much that lives a moment: with more room for it they take a tenth less.
  const young = '--max-semi-space-size=64'
  const { code, lines } = await run(process.execPath, [young, tool, ...args], { onLine: say })
  if (code !== 0) throw new CliError(tail(lines, 80))
}
