import { isData } from './field'

/** A path that names rows by their ids, not their numbers, so that it still holds after rows were moved. */
export function lastingPath(data: unknown, path: string): string {
  let value = data
  return path
    .split('.')
    .map((key) => {
      const row = stepInto(value, key)
      const isRow = Array.isArray(value)
      value = row
      return isRow && isData(row) && typeof row.id === 'string' ? row.id : key
    })
    .join('.')
}

/** The path at which a lasting one leads into the document as it is now; null where a row is gone. */
export function currentPath(data: unknown, lasting: string): string | null {
  let value = data
  const keys: string[] = []
  for (const name of lasting.split('.')) {
    const index = Array.isArray(value)
      ? value.findIndex((row: unknown) => isData(row) && row.id === name)
      : -1
    const key = index >= 0 ? String(index) : name
    if (Array.isArray(value) && !/^\d+$/.test(key)) return null
    value = stepInto(value, key)
    keys.push(key)
  }
  return keys.join('.')
}

const stepInto = (value: unknown, key: string): unknown =>
  Array.isArray(value)
    ? (value[Number(key)] as unknown)
    : isData(value) && Object.hasOwn(value, key)
      ? value[key]
      : undefined
