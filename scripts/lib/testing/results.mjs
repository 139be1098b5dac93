import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * What a test run came to.
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} flaky of those that passed: at their second attempt
 * @property {Failure[]} failures what failed, and what passed only when tried again
 *
 * @typedef {object} Failure
 * @property {string} test file and name
 * @property {string} reason the first lines of its message
 */

/**
 * What is read of the report that Vitest's JSON reporter writes.
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
 * What is read of the report that Playwright's JSON reporter writes.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {PlaywrightSuite[]} suites
 * @property {PlaywrightError[]} [errors]
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSpec[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {{ status: string, results: { errors?: PlaywrightError[] }[] }[]} tests
 *
 * @typedef {{ message?: string }} PlaywrightError
 */

const linesOfReason = 8

/** @type {(report: VitestReport) => Result} */
export function vitestResult({ numPassedTests, numFailedTests, testResults }) {
  /** @type {(file: VitestFile) => Failure[]} */
  const ofFile = ({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name)
    const failures = assertionResults.flatMap(
      ({ fullName, status: own, failureMessages: messages }) =>
        messages?.length ? [failure(`${file} › ${fullName}`, messages, own)] : [],
    )
    // A file that does not load, or whose preparation fails, has no test case to blame.
    const unblamed = status === 'failed' && failures.length === 0
    return unblamed ? [failure(file, [message], status)] : failures
  }
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    flaky: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .length,
    failures: testResults.flatMap(ofFile),
  }
}

/** @type {(report: PlaywrightReport) => Result} */
export function playwrightResult({ stats, suites, errors = [] }) {
  /** @type {(suite: PlaywrightSuite) => Failure[]} */
  const ofSuite = ({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) => ofSpec(spec).map((one) => under(title, one))),
    ...inner.flatMap(ofSuite).map((one) => under(title, one)),
  ]
  /** @type {(spec: PlaywrightSpec) => Failure[]} */
  const ofSpec = ({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const messages = results.flatMap(({ errors: own = [] }) =>
          own.map(({ message }) => message),
        )
        return failure(title, messages, status === 'flaky' ? 'passed' : 'failed')
      })
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
    failures: [
      ...suites.flatMap(ofSuite),
      ...errors.map(({ message }) => failure('Playwright', [message], 'failed')),
    ],
  }
}

/** @type {(title: string, one: Failure) => Failure} */
const under = (title, one) => ({ ...one, test: `${title} › ${one.test}` })

/**
 * @param {string} test
 * @param {(string | undefined)[]} messages
 * @param {string} status
 * @returns {Failure}
 */
function failure(test, messages, status) {
  const lines = stripVTControlCharacters(messages.find(Boolean) ?? 'no message')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const reason = lines.slice(0, linesOfReason).join('\n')
  return {
    test,
    reason: status === 'passed' ? `passed when tried again, after:\n${reason}` : reason,
  }
}
