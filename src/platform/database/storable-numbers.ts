/**
 * Returns true for a number that every database stores and returns unchanged. SQLite stores a whole number beyond
 * ±(2^53 − 1) as a 64-bit integer, which its driver refuses to read; JSON has neither infinity nor NaN.
 */
export const isStorableNumber = (value: number): boolean =>
  Math.abs(value) <= Number.MAX_SAFE_INTEGER

/** Description of a valid number, for messages. */
export const storableNumber = `a number between ${Number.MIN_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}`

/**
 * Path of the first number in a value, however nested, that a database would not give back as it is:
 * `order`, `phones.0.extension`. Walks plain objects and lists without recursion.
 * @returns undefined where there is none; an empty path where the value itself is such a number
 */
export function pathOfUnstorableNumber(value: unknown, path = ''): string | undefined {
  const open = [{ value, path }]
  const seen = new Set<object>()
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'number' && !isStorableNumber(next.value)) return next.path
    if (!isContainer(next.value) || seen.has(next.value)) continue
    seen.add(next.value)
    const start = next.path === '' ? '' : `${next.path}.`
    for (const [name, inner] of Object.entries(next.value).reverse()) {
      open.push({ value: inner, path: start + name })
    }
  }
  return undefined
}

/** Lists and plain objects; what is made of a class (dates, files) holds no fields of a record. */
function isContainer(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
