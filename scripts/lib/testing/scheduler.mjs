import { print } from '../output.mjs'

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} [after] parts that must have passed before; where one has not, this one is left out.
 *   Names that are not among the parts count as passed
 * @property {number} [cores] how many processor cores it keeps busy, 1 where not given
 * @property {Parameters<import('./report.mjs').Report['add']>[1]} run
 */

/**
 * Runs parts side by side, as many at once as there are cores for. The first in the list that may start
 * starts first. Whatever becomes of a part, the others run too.
 * @param {Part[]} parts
 * @param {import('./report.mjs').Report} report takes the results
 * @param {number} cores
 */
export async function runParts(parts, report, cores) {
  const waiting = [...parts]
  /** @type {Map<string, { cores: number, done: Promise<void> }>} */
  const running = new Map()
  /** @type {Map<string, boolean>} */
  const ended = new Map()
  const names = new Set(parts.map(({ name }) => name))
  /** @param {Part} part */
  const mayStart = ({ after = [] }) => after.every(isOver)
  /** @param {string} name */
  const isOver = (name) => !names.has(name) || ended.has(name)

  while (waiting.length > 0 || running.size > 0) {
    for (const part of waiting.filter(mayStart)) {
      const lacking = (part.after ?? []).find((name) => ended.get(name) === false)
      const busy = [...running.values()].reduce((sum, { cores: own }) => sum + own, 0)
      // A part that wants more cores than there are runs alone.
      const own = Math.min(part.cores ?? 1, cores)
      if (!lacking && busy + own > cores) break
      waiting.splice(waiting.indexOf(part), 1)
      if (lacking) {
        report.leaveOut(part.name, `${lacking} failed`)
        ended.set(part.name, false)
        continue
      }
      print(`  … ${part.name} begins`)
      const done = report.add(part.name, part.run).then((passed) => {
        ended.set(part.name, passed)
        running.delete(part.name)
      })
      running.set(part.name, { cores: own, done })
    }
    if (running.size === 0 && waiting.length > 0 && !waiting.some(mayStart)) {
      throw new Error(
        `These parts wait for each other: ${waiting.map(({ name }) => name).join(', ')}`,
      )
    }
    if (running.size > 0) await Promise.race([...running.values()].map(({ done }) => done))
  }
}
