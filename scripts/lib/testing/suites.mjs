import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { payloadConditions } from '../environment.mjs'
import { run, tail } from '../run.mjs'
import { tools } from '../tools.mjs'
import { playwrightResult, vitestResult } from './results.mjs'

/**
 * @import { Env } from '../environment.mjs'
 * @import { Say } from '../output.mjs'
 * @import { Result } from './results.mjs'
 */

/** Longer than any test file takes, ms: a suite that hangs must not keep the others from being counted. */
const silenceMs = 8 * 60_000

/**
 * Runs one project of Vitest.
 * @param {'unit' | 'api' | 'resilience'} project
 * @param {Say} say takes each line of its output
 * @param {Env} [env]
 * @param {string[]} [options] of Vitest
 */
export const vitest = (project, say, env, options = []) =>
  suite(say, env, (report) => ({
    args: [
      tools.vitest,
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ],
    read: vitestResult,
  }))

/**
 * @param {Say} say takes each line of its output
 * @param {Env} [env]
 * @param {string[]} [files] parts of their names; all where there are none
 */
export const playwright = (say, env, files = []) =>
  suite(say, env, (report) => ({
    // Its workers are started as it was.
    args: [payloadConditions, tools.playwright, 'test', '--reporter=list,json', ...files],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    read: playwrightResult,
  }))

/**
 * @template Report
 * @param {Say} say
 * @param {Env | undefined} env
 * @param {(file: string) => { args: string[], env?: Env, read: (report: Report) => Result }} describe how
 *   to run it so that its report comes into the file, and what the report says
 * @returns {Promise<Result>}
 */
async function suite(say, env, describe) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-report-'))
  const report = path.join(folder, 'report.json')
  try {
    const { args, env: own = {}, read } = describe(report)
    const start = () =>
      run(process.execPath, args, { env: { ...env, ...own }, onLine: say, silenceMs })
    const first = await start()
    // Node itself may hang while it loads the first modules; what hangs later is a finding.
    const { code, lines } = first.isHung && first.lines.length === 1 ? await start() : first
    const result = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0, flaky: 0, failures: [] }
    if (code === 0 || result.failed > 0) return result
    // Something besides the cases went wrong, such as a file that does not load.
    const failures = [...result.failures, { test: 'the run itself', reason: tail(lines) }]
    return { ...result, failed: 1, failures }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
