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
