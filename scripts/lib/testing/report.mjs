import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { print, seconds, told } from '../output.mjs'

/** @import { Failure, Result } from './results.mjs' */

/**
 * Result of a part.
 * @typedef {Result & { name: string, seconds: number, leftOut?: string }} PartResult
 */

/**
 * Times of the last run of each part.
 * @typedef {Record<string, { at: string, seconds: number, files: Record<string, number> }>} Timings
 */

/** Keeps the results of all parts of a test run, for the summary. */
export class Report {
  /** @type {PartResult[]} */
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
      return { passed: 0, failed: 1, failures: [{ test: name, reason }], files: {} }
    })
    if (typeof result === 'object' && 'leftOut' in result) {
      this.leaveOut(name, result.leftOut)
      return true
    }
    /** @type {Partial<Result>} */
    const counted = typeof result === 'object' ? result : {}
    const { passed = 0, failed = 0, failures = [], files = {} } = counted
    const time = (Date.now() - started) / 1000
    this.#parts.push({ name, passed, failed, failures, files, seconds: time })
    print(`  ${failed > 0 ? '✗' : '✓'} ${name}  ${time.toFixed(1)} s`)
    return failed === 0
  }

  /**
   * Says loudly what was not run, and why.
   * @param {string} name
   * @param {string} reason
   */
  leaveOut(name, reason) {
    const none = { passed: 0, failed: 0, failures: [], files: {}, seconds: 0 }
    this.#parts.push({ name, ...none, leftOut: reason })
    print(`\n!!! ${name} LEFT OUT: ${reason}\n`)
  }

  /**
   * Writes the seconds of each part and of each of its test files. Parts that did not run now keep what stands there.
   * @param {string} file
   */
  writeTimings(file) {
    const at = new Date(this.#started).toISOString()
    const ran = this.#parts
      .filter(({ leftOut }) => !leftOut)
      .map(({ name, seconds: time, files }) => [
        name,
        { at, seconds: round(time), files: rounded(files) },
      ])
    mkdirSync(path.dirname(file), { recursive: true })
    const timings = { ...readTimings(file), ...Object.fromEntries(ran) }
    writeFileSync(file, `${JSON.stringify(timings, null, 2)}\n`)
  }

  /**
   * Prints what failed once more, for its lines are far above by now, and the summary. Its last line is
   * for machines.
   * @returns {boolean} whether all went well
   */
  summarize() {
    this.#parts.forEach(printFailures)
    this.#printSlowest(20)
    print('\nSummary\n')
    for (const { name, passed, failed, seconds: time, leftOut } of this.#parts) {
      const cases = passed + failed > 0 ? `${passed} passed, ${failed} failed` : 'ok'
      const mark = leftOut ? '-' : failed > 0 ? '✗' : '✓'
      const text = leftOut ? `left out: ${leftOut}` : `${cases}  ${time.toFixed(1)} s`
      print(`  ${mark} ${name.padEnd(30)} ${text}`)
    }
    print(`\n  ${'all together'.padEnd(32)} ${seconds(this.#started)}`)
    /** @param {'passed' | 'failed'} key */
    const sum = (key) => this.#parts.reduce((total, part) => total + part[key], 0)
    print(`\n${sum('passed')} passed, ${sum('failed')} failed`)
    return sum('failed') === 0
  }

  /** @param {number} count */
  #printSlowest(count) {
    const files = this.#parts
      .flatMap(({ name, files: own }) =>
        Object.entries(own).map(([file, time]) => ({ name, file, time })),
      )
      .sort((a, b) => b.time - a.time)
    if (files.length === 0) return
    print('\nSlowest files\n')
    for (const { name, file, time } of files.slice(0, count)) {
      print(`  ${time.toFixed(1).padStart(7)} s  ${file}  (${name})`)
    }
  }
}

/**
 * @param {string} file
 * @returns {Timings}
 */
function readTimings(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The first run, or one that was broken off while it wrote.
    return {}
  }
}

/** @param {Record<string, number>} files */
const rounded = (files) =>
  Object.fromEntries(
    Object.entries(files)
      .sort(([, a], [, b]) => b - a)
      .map(([file, time]) => [file, round(time)]),
  )

/** @param {number} time */
const round = (time) => Math.round(time * 10) / 10

/** @param {{ name: string, failures: Failure[] }} part */
function printFailures({ name, failures }) {
  for (const { test, reason } of failures) {
    print(`\n${name} › ${test}`)
    print(reason.replace(/^/gm, '    '))
  }
}
