import type { Vital } from '@/src/contract/visits'

/** Upper limits of values that are good, and of those that are not yet poor. */
export interface VitalLimits {
  good: number
  poor: number
}

/**
 * Limits of each vital. Of LCP, INP and CLS they are the field's (web.dev/articles/vitals); a page change has none, and
 * gets a second, after which people lose their thread, and the good limit of LCP.
 */
export const vitalLimits: Record<Vital, VitalLimits> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 0.1, poor: 0.25 },
  change: { good: 1000, poor: 2500 },
}

/**
 * Upper edges of the classes in which values are counted; greater values have a class of their own. The limits are among
 * them, so that shares of good and poor values are exact. Stored counts are read by them: they must not change.
 */
export const vitalEdges: Record<Vital, readonly number[]> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000],
  inp: [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 700, 1000, 2000],
  cls: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  change: [50, 100, 200, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 4000, 8000],
}

/** Number of classes of each vital. */
export const classCount = 14

/** Returns the class in which a value is counted. */
export function findClass(vital: Vital, value: number): number {
  const index = vitalEdges[vital].findIndex((edge) => value <= edge)
  return index < 0 ? classCount - 1 : index
}

/** Returns counts without any value. */
export const noCounts = (): number[] => new Array<number>(classCount).fill(0)

/** Adds counts to others, in place. */
export function addCounts(sum: number[], counts: readonly number[]): void {
  for (const [index, count] of counts.entries()) sum[index] = (sum[index] ?? 0) + count
}

export const sumCounts = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0)

/**
 * Returns the value below which three quarters of all lie, taking those of a class as evenly spread; null without any.
 * The last class is open: where the value lies in it, its lower edge is returned.
 */
export function p75(vital: Vital, counts: readonly number[]): number | null {
  const edges = vitalEdges[vital]
  const rank = sumCounts(counts) * 0.75
  if (rank === 0) return null
  let below = 0
  for (const [index, edge] of edges.entries()) {
    const count = counts[index] ?? 0
    if (below + count >= rank) {
      const start = edges[index - 1] ?? 0
      return start + ((edge - start) * (rank - below)) / count
    }
    below += count
  }
  return edges.at(-1) ?? null
}

export type Rating = 'good' | 'fair' | 'poor'

/** Rates a value by the limits of its vital. */
export function rate(vital: Vital, value: number): Rating {
  const { good, poor } = vitalLimits[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}

/** Returns how many values are good, fair and poor. */
export function countRatings(vital: Vital, counts: readonly number[]): Record<Rating, number> {
  const sums = { good: 0, fair: 0, poor: 0 }
  for (const [index, count] of counts.entries())
    sums[rate(vital, vitalEdges[vital][index] ?? Infinity)] += count
  return sums
}
