/**
 * A sorted list with further things in it. Comparing costs more than moving, so that each new one looks for its place by
 * halves.
 */
export function mergeSorted<T>(
  sorted: readonly T[],
  added: readonly T[],
  compare: (a: T, b: T) => number,
): T[] {
  const merged: T[] = []
  let taken = 0
  for (const next of [...added].sort(compare)) {
    let [low, high] = [taken, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(sorted[middle] as T, next) < 0) low = middle + 1
      else high = middle
    }
    for (; taken < low; taken += 1) merged.push(sorted[taken] as T)
    merged.push(next)
  }
  for (; taken < sorted.length; taken += 1) merged.push(sorted[taken] as T)
  return merged
}
