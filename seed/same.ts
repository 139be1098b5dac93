import { isRecord } from '@/src/platform/values/stored-values'
/**
 * Returns true where a stored value already holds the wanted one. Further stored values (ids of rows, fields that the
 * seed does not know) count as no difference, and undefined equals null.
 */
export function holds(stored: unknown, wanted: unknown): boolean {
  if (wanted === undefined || wanted === null) return stored === undefined || stored === null
  if (Array.isArray(wanted)) {
    if (!Array.isArray(stored) || stored.length !== wanted.length) return false
    return wanted.every((value, index) => holds(stored[index], value))
  }
  if (isRecord(wanted)) {
    return (
      isRecord(stored) &&
      Object.entries(wanted).every(([name, value]) => holds(stored[name], value))
    )
  }
  return stored === wanted
}

/**
 * Adds to the wanted value the ids of its stored rows: further languages of the same rows are written under their ids.
 */
export function withIds(wanted: unknown, stored: unknown): unknown {
  if (Array.isArray(wanted)) {
    const rows = Array.isArray(stored) ? stored : []
    return wanted.map((value, index) => withIds(value, rows[index]))
  }
  if (!isRecord(wanted)) return wanted
  const known = isRecord(stored) ? stored : {}
  const inner = Object.entries(wanted).map(([name, value]) => [name, withIds(value, known[name])])
  const id = typeof known.id === 'string' ? { id: known.id } : {}
  return { ...id, ...Object.fromEntries(inner) }
}
