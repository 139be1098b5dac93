/** The fields of an order, such as `['order', '-slug']`. */
export const sortFieldsOf = (sort: string | string[]): { field: string; isDescending: boolean }[] =>
  [sort]
    .flat()
    .flatMap((part) => part.split(','))
    .map((part) =>
      part.startsWith('-')
        ? { field: part.slice(1), isDescending: true }
        : { field: part, isDescending: false },
    )

/** Puts documents in an order as the databases do: what is missing first, texts by their characters. */
export function bySort(sort: string | string[]): (a: object, b: object) => number {
  const fields = sortFieldsOf(sort)
  return (a, b) => {
    for (const { field, isDescending } of fields) {
      const order = compare(
        (a as Record<string, unknown>)[field],
        (b as Record<string, unknown>)[field],
      )
      if (order !== 0) return isDescending ? -order : order
    }
    return 0
  }
}

function compare(a: unknown, b: unknown): number {
  const isNone = (value: unknown) => value === null || value === undefined
  if (isNone(a) || isNone(b)) return Number(isNone(b)) - Number(isNone(a))
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [first, second] = [String(a), String(b)]
  return first < second ? -1 : Number(first > second)
}
