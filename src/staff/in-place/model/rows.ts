import { type Data, isData, isSame } from '@/src/domain/merge'
import { valueAt, withValueAt } from '@/src/platform/values/value-at'
import type { Calls, Place, SaveAnswer } from './calls'
import { newRowId } from '@/src/platform/values/stored-values'

/** Change of a list of rows in one language. */
export interface RowChange {
  lng: string
  /** Path of the list, as `layout` or `layout.0.items`. */
  path: string
  change: (rows: Data[]) => Data[]
}

/**
 * Changes lists of a document in one language after another, each from what is stored there.
 * @returns what the first call said that failed, else the last
 */
export async function saveInLanguages(
  place: Place,
  changes: RowChange[],
  calls: Calls,
): Promise<SaveAnswer> {
  let answer: SaveAnswer = { kind: 'offline' }
  for (const { lng, path, change } of changes) {
    const raw = await calls.load({ ...place, lng }, false).catch(() => null)
    if (!raw) return { kind: 'offline' }
    const [name = ''] = path.split('.')
    const changed = withValueAt(raw, path, change(rowsAt(raw, path)))
    const query = place.collection === 'pages' ? '&autosave=true' : ''
    const data = { [name]: changed[name] }
    answer = await calls.save({ ...place, lng }, data, String(raw.updatedAt ?? ''), query)
    if (answer.kind !== 'saved') return answer
  }
  return answer
}

/** A new row with its texts in one language; in further languages these are added to it. */
export const added = (path: string, index: number, row: Data, lng: string): RowChange => ({
  lng,
  path,
  change: (rows) =>
    rows.some(({ id }) => id === row.id)
      ? rows.map((one) => (one.id === row.id ? row : one))
      : rows.toSpliced(index, 0, row),
})

/** Other values in a row that are the same in every language. */
export const changed = (path: string, id: string, values: Data, lng: string): RowChange => ({
  lng,
  path,
  change: (rows) => rows.map((row) => (row.id === id ? { ...row, ...values } : row)),
})

export const removed = (path: string, id: string, lng: string): RowChange => ({
  lng,
  path,
  change: (rows) => rows.filter((row) => row.id !== id),
})

/** A row in front of another one, or at the end. Where the other one is gone, everything stays. */
export const moved = (path: string, id: string, before: string | null, lng: string): RowChange => ({
  lng,
  path,
  change: (rows) => {
    const row = rows.find((one) => one.id === id)
    const others = rows.filter((one) => one !== row)
    const to = before === null ? others.length : others.findIndex((one) => one.id === before)
    return !row || to < 0 ? rows : others.toSpliced(to, 0, row)
  },
})

/** A row as it is stored in every language in which it has words of its own; the default one comes first. */
export type RowInLanguages = { lng: string; row: Data }[]

export async function rowsInLanguages(
  place: Place,
  { path, ids, languages }: { path: string; ids: string[]; languages: string[] },
  calls: Calls,
): Promise<RowInLanguages[]> {
  const docs = await Promise.all(
    languages.map(async (lng) => ({ lng, raw: await calls.load({ ...place, lng }, false) })),
  )
  return ids.flatMap((id) => {
    const [first, ...others] = docs.flatMap(({ lng, raw }) => {
      const row = rowsAt(raw, path).find((one) => one.id === id)
      return row ? [{ lng, row }] : []
    })
    if (!first) return []
    return [[first, ...others.filter(({ row }) => !isSame(row, shared(row, first.row)))]]
  })
}

/** Returns the common part of a row in two languages: a row without words of its own has nothing else. */
function shared(row: unknown, other: unknown): unknown {
  if (Array.isArray(row)) {
    return row.map((entry: unknown, index) => shared(entry, valueAt(other, String(index))))
  }
  if (!isData(row)) return isSame(row, other) ? row : null
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, shared(value, valueAt(other, name))]),
  )
}

/** The same row under new ids, in the same languages. */
export function copied(rows: RowInLanguages): RowInLanguages {
  const ids = new Map<string, string>()
  return rows.map(({ lng, row }) => ({ lng, row: withNewIds(row, ids) }))
}

export const rowsAt = (data: unknown, path: string): Data[] => {
  const rows = valueAt(data, path)
  return Array.isArray(rows) ? rows.filter(isData) : []
}

/**
 * A copy of rows under new ids.
 * @param ids the new id by the old one: the same copy in another language takes the same ids
 */
function withNewIds<Value>(value: Value, ids: Map<string, string>): Value {
  if (Array.isArray(value)) return value.map((entry: unknown) => withNewIds(entry, ids)) as Value
  if (!isData(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name !== 'id' || typeof inner !== 'string') return [name, withNewIds(inner, ids)]
      const id = ids.get(inner) ?? newRowId()
      ids.set(inner, id)
      return [name, id]
    }),
  ) as Value
}

/** A new block from an example: every row gets an id, pictures of the demo are left out. */
export function blockFrom(defaults: Data): Data {
  return { ...fresh(defaults), id: newRowId() }
}

const fresh = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => !(typeof value === 'string' && value.startsWith('key:')))
      .map(([name, value]) => [name, freshValue(value)]),
  )

function freshValue(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((row: unknown) => (isData(row) ? { ...fresh(row), id: newRowId() } : row))
  }
  // Formatted text has no rows.
  return isData(value) && !('root' in value) ? fresh(value) : value
}
