import { writeFileSync } from 'node:fs'

/** @import { Reporter, TestCase, TestModule } from 'vitest/node' */

/** A test that takes longer than this is named at once, ms: what hangs for ever would never come into a report. */
const longMs = 90_000

/**
 * Reporter of Vitest that writes the seconds of each test file to VITEST_TIMES: its JSON reporter leaves out hooks and
 * imports, in which servers start. It names what hangs while it does.
 * @implements {Reporter}
 */
export default class Times {
  /** @type {Map<string, NodeJS.Timeout>} */
  #running = new Map()

  /** @param {TestModule} module */
  onTestModuleStart({ id, relativeModuleId }) {
    this.#begin(id, relativeModuleId, 3 * longMs)
  }

  /** @param {TestModule} module */
  onTestModuleEnd({ id }) {
    this.#end(id)
  }

  /** @param {TestCase} test */
  onTestCaseReady({ id, module, fullName }) {
    this.#begin(id, `${module.relativeModuleId} › ${fullName}`, longMs)
  }

  /** @param {TestCase} test */
  onTestCaseResult({ id }) {
    this.#end(id)
  }

  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    for (const id of this.#running.keys()) this.#end(id)
    const seconds = modules.map((module) => {
      const { setupDuration, collectDuration, duration } = module.diagnostic()
      return [module.relativeModuleId, (setupDuration + collectDuration + duration) / 1000]
    })
    writeFileSync(String(process.env.VITEST_TIMES), JSON.stringify(Object.fromEntries(seconds)))
  }

  /**
   * @param {string} id
   * @param {string} name
   * @param {number} ms
   */
  #begin(id, name, ms) {
    const tell = () => process.stdout.write(`still running after ${ms / 1000} s: ${name}\n`)
    this.#running.set(id, setTimeout(tell, ms).unref())
  }

  /** @param {string} id */
  #end(id) {
    clearTimeout(this.#running.get(id))
    this.#running.delete(id)
  }
}
