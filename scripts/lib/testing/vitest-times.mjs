import { writeFileSync } from 'node:fs'

/** @import { Reporter, TestModule } from 'vitest/node' */

/**
 * Reporter of Vitest that writes the seconds of each test file to VITEST_TIMES: its JSON reporter leaves out hooks and
 * imports, in which servers start.
 * @implements {Reporter}
 */
export default class Times {
  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const seconds = modules.map((module) => {
      const { setupDuration, collectDuration, duration } = module.diagnostic()
      return [module.relativeModuleId, (setupDuration + collectDuration + duration) / 1000]
    })
    writeFileSync(String(process.env.VITEST_TIMES), JSON.stringify(Object.fromEntries(seconds)))
  }
}
