import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { run } from '../run.mjs'
import { tools } from '../tools.mjs'

/**
 * Runs one project of Vitest, its output on the terminal.
 * @param {'unit' | 'api' | 'faults'} project
 * @param {Record<string, string>} [env]
 */
export const vitest = (project, env) =>
  suite(env, (report) => ({
    args: [
      tools.vitest,
      'run',
      `--project=${project}`,
      // What else runs is in servers of its own, whose lines nobody counts.
      ...(project === 'unit' ? ['--coverage', '--coverage.reporter=text-summary'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  }))

/** @param {Record<string, string>} [env] */
export const playwright = (env) =>
  suite(env, (report) => ({
    args: [tools.playwright, 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      flaky: stats.flaky,
    }),
  }))

/**
 * @returns {Promise<{ passed: number, failed: number, flaky?: number }>} numbers of test cases; `flaky`
 *   ones are among those that passed, at their second attempt
 */
async function suite(env, describe) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-report-'))
  const report = path.join(folder, 'report.json')
  try {
    const { args, env: own = {}, count } = describe(report)
    const { code } = await run(process.execPath, args, { env: { ...env, ...own }, show: true })
    const counted = existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0 }
    // Something besides the cases went wrong, such as a file that does not load.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
