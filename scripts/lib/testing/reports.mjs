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

const linesOfReason = 8

/** @param {object} report of Vitest's JSON reporter @returns {Result} */
export function vitestResult({ numPassedTests, numFailedTests, testResults }) {
  const ofFile = ({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name)
    const failures = assertionResults
      .filter(({ failureMessages }) => failureMessages?.length > 0)
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages, test.status))
    // A file that does not load, or whose preparation fails, has no test case to blame.
    const unblamed = status === 'failed' && failures.length === 0
    return unblamed ? [failure(file, [message], status)] : failures
  }
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    flaky: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .length,
    failures: testResults.flatMap(ofFile),
  }
}

/** @param {object} report of Playwright's JSON reporter @returns {Result} */
export function playwrightResult({ stats, suites, errors = [] }) {
  const ofSuite = ({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) => ofSpec(spec).map((one) => under(title, one))),
    ...inner.flatMap(ofSuite).map((one) => under(title, one)),
  ]
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

const under = (title, one) => ({ ...one, test: `${title} › ${one.test}` })

/** @returns {Failure} */
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
