import { print, seconds, Stop } from '../output.mjs'

/** Keeps the results of all parts of a test run, for the summary. */
export class Tally {
  #parts = []
  #started = Date.now()

  /**
   * Runs one part; whatever becomes of it, the next ones run too.
   * @param {string} name
   * @param {() => Promise<import('./reports.mjs').Result | { leftOut: string } | string | void>} part
   *   a part without test cases counts only where it fails
   * @returns {Promise<boolean>} whether all went well
   */
  async add(name, part) {
    const started = Date.now()
    const result = await part().catch((error) => {
      const reason = error instanceof Stop ? error.message : String(error?.stack ?? error)
      print(`\n${reason}\n`)
      return { passed: 0, failed: 1, failures: [{ test: name, reason }] }
    })
    if (result?.leftOut) {
      this.leaveOut(name, result.leftOut)
      return true
    }
    const counted = typeof result === 'object' ? result : {}
    const { passed = 0, failed = 0, flaky = 0, failures = [] } = counted
    const time = seconds(started)
    this.#parts.push({ name, passed, failed, flaky, failures, time })
    print(`  ${failed > 0 ? '✗' : '✓'} ${name}  ${time}`)
    return failed === 0
  }

  /** Says loudly what was not run, and why. */
  leaveOut(name, reason) {
    this.#parts.push({ name, passed: 0, failed: 0, failures: [], time: '', leftOut: reason })
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
    const sum = (key) => this.#parts.reduce((total, part) => total + part[key], 0)
    print(`\n${sum('passed')} passed, ${sum('failed')} failed`)
    return sum('failed') === 0
  }
}

function printFailures({ name, failures }) {
  for (const { test, reason } of failures) {
    print(`\n${name} › ${test}`)
    print(reason.replace(/^/gm, '    '))
  }
}
