/** Conflict of two people's changes of a field, with both values. */
export interface FieldConflict {
  /** In the merged document. */
  path: string
  mine: unknown
  theirs: unknown
}

interface Merged<Value> {
  value: Value
  conflicts: FieldConflict[]
}

/**
 * Joins what two people made of a document, field by field. Rows are known by their ids, wherever they stand. A field
 * that both changed is a conflict, and holds mine until somebody decides.
 */
export function merge(base: Data, mine: Data, theirs: Data): Merged<Data> {
  return mergeData({ base, mine, theirs }, '')
}

interface Versions<Value> {
  base: Value
  mine: Value
  theirs: Value
}

function mergeData({ base, mine, theirs }: Versions<Data>, prefix: string): Merged<Data> {
  const conflicts: FieldConflict[] = []
  const value: Data = {}
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const path = prefix + name
    const versions = { base: base[name], mine: mine[name], theirs: theirs[name] }
    const merged = mergeValue(versions, path)
    value[name] = merged.value
    conflicts.push(...merged.conflicts)
  }
  return { value, conflicts }
}

function mergeValue(versions: Versions<unknown>, path: string): Merged<unknown> {
  const { base, mine, theirs } = versions
  if (isSame(mine, base) || isSame(mine, theirs)) return { value: theirs, conflicts: [] }
  if (isSame(theirs, base)) return { value: mine, conflicts: [] }
  if (isData(mine) && isData(theirs) && isData(base)) {
    return mergeData({ base, mine, theirs }, `${path}.`)
  }
  if (areRows(mine) && areRows(theirs) && areRows(base)) {
    return mergeRows({ base, mine, theirs }, `${path}.`)
  }
  return { value: mine, conflicts: [{ path, mine, theirs }] }
}

type Row = Data & { id: string }

const areRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isData(row) && typeof row.id === 'string')

/** Rows that one of both took out stay where the other one changed them. */
function mergeRows({ base, mine, theirs }: Versions<Row[]>, prefix: string): Merged<Row[]> {
  const find = (rows: Row[], id: string) => rows.find((row) => row.id === id)
  const isKept = ({ id }: Row): boolean => {
    const [before, own, other] = [find(base, id), find(mine, id), find(theirs, id)]
    if ((own && other) || !before) return true
    return !isSame(own ?? other, before)
  }
  const isMoved = !isSame(orderOf(mine, base), orderOf(base, mine))
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = [...first]
  second.forEach((row, index) => {
    if (find(order, row.id)) return
    const before = second[index - 1]?.id
    order.splice(before === undefined ? 0 : order.findIndex(({ id }) => id === before) + 1, 0, row)
  })
  const conflicts: FieldConflict[] = []
  const value = order.filter(isKept).map((row, index) => {
    const [before, own, other] = [find(base, row.id), find(mine, row.id), find(theirs, row.id)]
    if (!own || !other) return row
    const merged = mergeData({ base: before ?? {}, mine: own, theirs: other }, `${prefix}${index}.`)
    conflicts.push(...merged.conflicts)
    return merged.value as Row
  })
  return { value, conflicts }
}

/** The ids that both lists hold, in the order of the first. */
const orderOf = (rows: Row[], others: Row[]): string[] =>
  rows.map(({ id }) => id).filter((id) => others.some((other) => other.id === id))

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

/** Values of a document by the names of its fields. */
export type Data = Record<string, unknown>

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
