import { print, seconds, told } from '../output.mjs'

/** @import { Failure, Result } from './results.mjs' */

/**
 * What a part came to.
 * @typedef {Result & { name: string, time: string, leftOut?: string }} Counted
 */

/** Keeps the results of all parts of a test run, for the summary. */
export class Report {
  /** @type {Counted[]} */
  #parts = []
  #started = Date.now()

  /**
   * Runs one part; whatever becomes of it, the next ones run too.
   * @param {string} name
   * @param {() => Promise<Result | { leftOut: string } | string | void>} part
   *   a part without test cases counts only where it fails
   * @returns {Promise<boolean>} whether all went well
   */
  async add(name, part) {
    const started = Date.now()
    const result = await part().catch((error) => {
      const reason = told(error)
      print(`\n${reason}\n`)
      return { passed: 0, failed: 1, flaky: 0, failures: [{ test: name, reason }] }
    })
    if (typeof result === 'object' && 'leftOut' in result) {
      this.leaveOut(name, result.leftOut)
      return true
    }
    /** @type {Partial<Result>} */
    const counted = typeof result === 'object' ? result : {}
    const { passed = 0, failed = 0, flaky = 0, failures = [] } = counted
    const time = seconds(started)
    this.#parts.push({ name, passed, failed, flaky, failures, time })
    print(`  ${failed > 0 ? '✗' : '✓'} ${name}  ${time}`)
    return failed === 0
  }

  /**
   * Says loudly what was not run, and why.
   * @param {string} name
   * @param {string} reason
   */
  leaveOut(name, reason) {
    const none = { passed: 0, failed: 0, flaky: 0, failures: [] }
    this.#parts.push({ name, ...none, time: '', leftOut: reason })
    print(`\n!!! ${name} LEFT OUT: ${reason}\n`)
  }

  /**
   * Prints what failed once more, for its lines are far above by now, and the summary. Its last line is
   * for machines.
   * @returns {boolean} whether all went well
   */
  summarize() {
    this.#parts.forEach(printFailures)
    print('\nSummary\n')
    for (const { name, passed, failed, flaky, time, leftOut } of this.#parts) {
      const again = flaky > 0 ? ` (${flaky} only when tried again)` : ''
      const cases = passed + failed > 0 ? `${passed} passed${again}, ${failed} failed` : 'ok'
      const mark = leftOut ? '-' : failed > 0 ? '✗' : '✓'
      print(
        `  ${mark} ${name.padEnd(24)} ${leftOut ? `left out: ${leftOut}` : `${cases}  ${time}`}`,
      )
    }
    print(`\n  ${'all together'.padEnd(26)} ${seconds(this.#started)}`)
    /** @param {'passed' | 'failed'} key */
    const sum = (key) => this.#parts.reduce((total, part) => total + part[key], 0)
    print(`\n${sum('passed')} passed, ${sum('failed')} failed`)
    return sum('failed') === 0
  }
}

/** @param {{ name: string, failures: Failure[] }} part */
function printFailures({ name, failures }) {
  for (const { test, reason } of failures) {
    print(`\n${name} › ${test}`)
    print(reason.replace(/^/gm, '    '))
  }
}
