/** A visitor looks through no more classes than one above this. */
const maxEdges = 6

/** Numbers that people round to, within a power of ten. */
const nice = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

/** A number, and how many products have it. */
export type Amount = readonly [amount: number, count: number]

/**
 * Round numbers that divide amounts into classes of about as many products each. They are made of everything that
 * the catalogue has, so that they stay while a visitor narrows the list.
 * @param decimals of the amounts as they are shown; edges have no more
 */
export function findEdges(amounts: readonly Amount[], decimals: number): number[] {
  const sorted = [...amounts].sort(([a], [b]) => a - b)
  const [lowest, highest] = [sorted[0]?.[0] ?? 0, sorted.at(-1)?.[0] ?? 0]
  if (lowest === highest) return []
  if (lowest <= 0) return makeSteps(lowest, highest, decimals)
  const total = sorted.reduce((sum, [, count]) => sum + count, 0)
  const shares = Array.from({ length: maxEdges }, (_, index) => (index + 1) / (maxEdges + 1))
  const edges = shares.map((share) => roundNice(amountAt(sorted, share * (total - 1)), decimals))
  return [...new Set(edges)].filter((edge) => edge >= lowest && edge < highest)
}

/** Points at even distances, from the first above the lowest amount to the last below the highest. */
export function makeSteps(lowest: number, highest: number, decimals: number): number[] {
  const fits = (step: number) => (highest - lowest) / step <= maxEdges + 1
  let step = 10 ** -decimals
  for (let power = step; !fits(step); power *= 10) {
    step = [1, 2, 5, 10].map((times) => times * power).find(fits) ?? 10 * power
  }
  const first = Math.ceil(lowest / step)
  const count = Math.max(0, Math.floor(highest / step) - first + 1)
  return Array.from({ length: count }, (_, index) => withDecimals((first + index) * step, decimals))
}

function amountAt(sorted: readonly Amount[], place: number): number {
  let passed = 0
  return sorted.find(([, count]) => (passed += count) > place)?.[0] ?? 0
}

function roundNice(amount: number, decimals: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  const candidates = [...nice, 10]
    .map((times) => withDecimals(times * power, decimals + 6))
    .filter((each) => withDecimals(each, decimals) === each)
  return candidates.reduce(
    (best, each) => (Math.abs(each - amount) < Math.abs(best - amount) ? each : best),
    candidates[0] ?? withDecimals(amount, decimals),
  )
}

const withDecimals = (amount: number, decimals: number): number =>
  Number(amount.toFixed(Math.min(decimals, 12)))
