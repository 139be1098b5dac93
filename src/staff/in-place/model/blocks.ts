import { type Data, isData } from '@/src/domain/merge'

/** An id as Payload gives one to a row: 24 hexadecimal digits. */
export const newRowId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/**
 * A copy of rows under new ids.
 * @param ids the new id by the old one: the same copy in another language takes the same ids
 */
export function withNewIds<Value>(value: Value, ids: Map<string, string>): Value {
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
