import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Result of a test run.
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {Failure[]} failures
 * @property {Record<string, number>} files seconds by test file
 *
 * @typedef {object} Failure
 * @property {string} test file and name
 * @property {string} reason the first lines of its message
 */

/**
 * Parts of the report that Vitest's JSON reporter writes.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {{ status: string, fullName: string, failureMessages?: string[] | null }[]} assertionResults
 */

/**
 * Parts of the report that Playwright's JSON reporter writes.
 * @typedef {object} PlaywrightReport
 * @property {{ rootDir: string }} config
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {PlaywrightSuite[]} suites
 * @property {PlaywrightError[]} [errors]
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {string} file
 * @property {PlaywrightSpec[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {{ status: string, results: PlaywrightRun[] }[]} tests
 *
 * @typedef {{ duration: number, errors?: PlaywrightError[] }} PlaywrightRun durations in ms
 *
 * @typedef {{ message?: string }} PlaywrightError
 */

const linesOfReason = 8

/** @type {(report: VitestReport, files: Record<string, number>) => Result} */
export function vitestResult({ numPassedTests, numFailedTests, testResults }, files) {
  /** @type {(file: VitestFile) => Failure[]} */
  const ofFile = ({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name)
    const failures = assertionResults.flatMap(({ fullName, failureMessages: messages }) =>
      messages?.length ? [failure(`${file} › ${fullName}`, messages)] : [],
    )
    // A file that does not load, or whose preparation fails, has no test case to blame.
    const unblamed = status === 'failed' && failures.length === 0
    return unblamed ? [failure(file, [message])] : failures
  }
  const failures = testResults.flatMap(ofFile)
  return { passed: numPassedTests, failed: numFailedTests, failures, files }
}

/** @type {(report: PlaywrightReport) => Result} */
export function playwrightResult({ config, stats, suites, errors = [] }) {
  /** @type {(suite: PlaywrightSuite) => Failure[]} */
  const failuresOf = ({ title, specs = [], suites: inner = [] }) =>
    [...specs.flatMap(ofSpec), ...inner.flatMap(failuresOf)].map((one) => under(title, one))
  /** @type {(spec: PlaywrightSpec) => Failure[]} */
  const ofSpec = ({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const messages = results.flatMap(({ errors: own = [] }) =>
          own.map(({ message }) => message),
        )
        return failure(title, messages)
      })
  /** @type {Record<string, number>} */
  const files = {}
  for (const one of suites) {
    const file = path.relative('.', path.join(config.rootDir, one.file))
    files[file] = (files[file] ?? 0) + millisecondsOf(one) / 1000
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => failure('Playwright', [message])),
    ],
    files,
  }
}

/** @type {(suite: PlaywrightSuite) => number} */
const millisecondsOf = ({ specs = [], suites = [] }) =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).map(durationOf)) +
  sum(suites.map(millisecondsOf))

/** @type {(run: PlaywrightRun) => number} */
const durationOf = ({ duration }) => duration

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)

/** @type {(title: string, one: Failure) => Failure} */
const under = (title, one) => ({ ...one, test: `${title} › ${one.test}` })

/**
 * @param {string} test
 * @param {(string | undefined)[]} messages
 * @returns {Failure}
 */
function failure(test, messages) {
  const lines = stripVTControlCharacters(messages.find(Boolean) ?? 'no message')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return { test, reason: lines.slice(0, linesOfReason).join('\n') }
}
