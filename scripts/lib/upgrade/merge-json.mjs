/** @typedef {unknown} Json */

/**
 * Merges JSON by its keys: two sides that each add a key to one object are no conflict, as they would be by lines.
 * Keys keep the order of the other side; what only ours has follows.
 * @param {Json} base
 * @param {Json} ours
 * @param {Json} theirs
 * @returns {{ merged: Json, conflicts: string[] }} paths where both sides differ from the base and from each other;
 *   there `merged` has ours
 */
export function mergeJson(base, ours, theirs) {
  /** @type {string[]} */
  const conflicts = []
  return { merged: merge(base, ours, theirs, []), conflicts }

  /**
   * @param {Json} from
   * @param {Json} a
   * @param {Json} b
   * @param {string[]} path
   * @returns {Json}
   */
  function merge(from, a, b, path) {
    if (isSame(a, b) || isSame(from, b)) return a
    if (isSame(from, a)) return b
    if (!isObject(a) || !isObject(b)) {
      conflicts.push(path.join('.'))
      return a
    }
    const before = isObject(from) ? from : {}
    const keys = new Set([...Object.keys(b), ...Object.keys(a)])
    const entries = [...keys].flatMap((key) => {
      const value = merge(before[key], a[key], b[key], [...path, key])
      return value === undefined ? [] : [[key, value]]
    })
    return Object.fromEntries(entries)
  }
}

/**
 * @param {Json} value
 * @returns {value is Record<string, Json>}
 */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * @param {Json} a
 * @param {Json} b
 */
const isSame = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/**
 * The order of keys means nothing.
 * @param {Json} value
 * @returns {Json}
 */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  )
}
