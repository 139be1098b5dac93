import './lib/require-node.mjs'
import os from 'node:os'
import { blankSettings, randomSecret } from './lib/environment.mjs'
import { missingTexts } from './lib/missing-texts.mjs'
import { CliError, main, print, step } from './lib/output.mjs'
import { installPackages } from './lib/packages.mjs'
import { run } from './lib/run.mjs'
import { writeSiteIndex } from './lib/site-index.mjs'
import { checkLint, checkTypes } from './lib/testing/checks.mjs'
import { runParts } from './lib/testing/scheduler.mjs'
import { vitest } from './lib/testing/suites.mjs'
import { Report } from './lib/testing/report.mjs'

/** @import { Say } from './lib/output.mjs' */

/**
 * `npm run check [-- COMMIT]`: lint and format of the files that differ from the last commit, or from the one that is
 * named, all types, and the unit tests that reach what differs. `npm test` checks everything.
 */
await main(async () => {
  const base = process.argv[2] ?? 'HEAD'
  Object.assign(process.env, blankSettings(), {
    NODE_ENV: 'test',
    PAYLOAD_SECRET: randomSecret(),
  })
  await step('Packages', installPackages)
  for (const line of missingTexts()) print(`  ${line}`)
  for (const file of writeSiteIndex()) print(`  ${file} is written anew`)
  const files = await changedSince(base)
  if (files.length === 0) {
    print(`\nNothing differs from ${base}.`)
    return
  }
  const report = new Report()
  /** @type {(name: string) => Say} */
  const say = (name) => (line) => print(`  ${name} │ ${line}`)
  const parts = [
    { name: 'lint', run: () => checkLint(say('lint'), files) },
    { name: 'unit', run: () => vitest('unit*', say('unit'), {}, [`--changed=${base}`]) },
    { name: 'types', run: () => checkTypes(say('types')) },
  ]
  await runParts(parts, report, os.availableParallelism())
  process.exitCode = report.summarize() ? 0 : 1
})

/**
 * Files that are there and differ from a commit, new ones too.
 * @param {string} base
 */
async function changedSince(base) {
  const [differing, untracked] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', '--relative', base),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...new Set([...differing, ...untracked])]
}

/** @param {...string} args */
async function git(...args) {
  const { code, lines } = await run('git', args)
  if (code !== 0) throw new CliError(lines.join('\n'))
  return lines
}
