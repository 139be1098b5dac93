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
 * Runs one project of Vitest, or those whose names begin alike.
 * @param {'unit*' | 'api' | 'resilience'} project
 * @param {Say} say takes each line of its output
 * @param {Env} [env]
 * @param {string[]} [options] of Vitest, and files; all where there are none
 */
export const vitest = (project, say, env, options = []) =>
  suite(say, env, (folder) => ({
    args: [
      tools.vitest,
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/lib/testing/vitest-times.mjs',
      `--outputFile.json=${reportIn(folder)}`,
      ...options,
    ],
    env: { VITEST_TIMES: timesIn(folder) },
    read: (report) => vitestResult(report, readJson(timesIn(folder)) ?? {}),
  }))

/**
 * @param {Say} say takes each line of its output
 * @param {Env} [env]
 * @param {string[]} [files] all where there are none
 */
export const playwright = (say, env, files = []) =>
  suite(say, env, (folder) => ({
    // Its workers are started as it was.
    args: [payloadConditions, tools.playwright, 'test', '--reporter=list,json', ...files],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportIn(folder) },
    read: playwrightResult,
  }))

/**
 * @template T
 * @param {Say} say
 * @param {Env | undefined} env
 * @param {(folder: string) => { args: string[], env: Env, read: (report: T) => Result }} describe how to run it so that
 *   its report comes into the folder, and what the report says
 * @returns {Promise<Result>}
 */
async function suite(say, env, describe) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'terminalia-report-'))
  try {
    const { args, env: own, read } = describe(folder)
    const start = () =>
      run(process.execPath, args, { env: { ...env, ...own }, onLine: say, silenceMs })
    const first = await start()
    // Node itself may hang while it loads the first modules; what hangs later is a finding.
    const { code, lines } = first.isHung && first.lines.length === 1 ? await start() : first
    const report = readJson(reportIn(folder))
    const result = report ? read(report) : { passed: 0, failed: 0, failures: [], files: {} }
    if (code === 0 || result.failed > 0) return result
    // Something besides the cases went wrong, such as a file that does not load.
    const failures = [...result.failures, { test: 'the run itself', reason: tail(lines) }]
    return { ...result, failed: 1, failures }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder */
const reportIn = (folder) => path.join(folder, 'report.json')

/** @param {string} folder */
const timesIn = (folder) => path.join(folder, 'times.json')

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
