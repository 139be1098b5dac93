/** Things that stood next to each other in a list before and do so in another, or one that is new. */
export interface Run {
  /** Index of its first row. */
  at: number
  /** Index of its first row in the list before; -1 for new rows. */
  from: number
  length: number
}

/** A list as parts of the list before it, by which what was worked out of that is copied in few pieces. */
export function findRuns<T>(before: readonly T[], list: readonly T[]): Run[] {
  const places = new Map(before.map((each, place) => [each, place]))
  const runs: Run[] = []
  let last: Run | undefined
  list.forEach((each, at) => {
    const from = places.get(each) ?? -1
    if (last && from >= 0 && last.from >= 0 && last.from + last.length === from) last.length += 1
    else runs.push((last = { at, from, length: 1 }))
  })
  return runs
}
