/** Entries of a list by a key, in their order. `Map.groupBy` comes with Node 21. */
export function groupBy<Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => string,
): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}

/** A page of a long list, by the number that stands in an address: the nearest there is. */
export function paginate<Entry>(
  list: Entry[],
  wanted: string | undefined,
  size: number,
): { entries: Entry[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const number = /^\d{1,6}$/.test(wanted ?? '') ? Number(wanted) : 1
  const page = Math.min(Math.max(number, 1), pages)
  return { entries: list.slice((page - 1) * size, page * size), page, pages }
}
