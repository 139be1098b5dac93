import { print, seconds, Stop } from '../output.mjs'

/** Keeps the results of all parts of a test run, for the summary. */
export class Tally {
  #parts = []

  /**
   * Runs one part; whatever becomes of it, the next ones run too.
   * @param {string} name
   * @param {() => Promise<{ passed: number, failed: number, flaky?: number } | string | void>} part a part without
   *   test cases counts only where it fails
   * @returns {Promise<boolean>} whether all went well
   */
  async add(name, part) {
    const started = Date.now()
    const result = await part().catch((error) => {
      print(`\n${error instanceof Stop ? error.message : (error?.stack ?? error)}\n`)
      return { passed: 0, failed: 1 }
    })
    const { passed = 0, failed = 0, flaky = 0 } = typeof result === 'object' ? result : {}
    this.#parts.push({ name, passed, failed, flaky, time: seconds(started) })
    return failed === 0
  }

  /** Says loudly what was not run, and why. */
  leaveOut(name, reason) {
    this.#parts.push({ name, passed: 0, failed: 0, time: '', leftOut: reason })
    print(`\n!!! ${name} LEFT OUT: ${reason}\n`)
  }

  /**
   * Prints the summary. Its last line is for machines.
   * @returns {boolean} whether all went well
   */
  summarize() {
    print('\nSummary\n')
    for (const { name, passed, failed, flaky, time, leftOut } of this.#parts) {
      const again = flaky > 0 ? ` (${flaky} only when tried again)` : ''
      const cases = passed + failed > 0 ? `${passed} passed${again}, ${failed} failed` : 'ok'
      const mark = leftOut ? '-' : failed > 0 ? '✗' : '✓'
      print(
        `  ${mark} ${name.padEnd(24)} ${leftOut ? `left out: ${leftOut}` : `${cases}  ${time}`}`,
      )
    }
    const sum = (key) => this.#parts.reduce((total, part) => total + part[key], 0)
    print(`\n${sum('passed')} passed, ${sum('failed')} failed`)
    return sum('failed') === 0
  }
}
