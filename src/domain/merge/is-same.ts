import { isData } from './data'

/**
 * Returns true for equal JSON values. Null, missing values, and empty lists and groups are equal: databases return any
 * of them.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (isNothing(one) && isNothing(other))) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
  }
  const [first, second] = [one ?? {}, other ?? {}]
  if (!isData(first) || !isData(second)) return false
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((key) =>
    isSame(first[key], second[key]),
  )
}

const isNothing = (value: unknown): boolean =>
  (value ?? null) === null || (Array.isArray(value) && value.length === 0)
