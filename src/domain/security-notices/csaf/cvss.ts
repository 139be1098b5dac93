import type { Severity } from '@/src/contract/security-notice'

/** Base metrics of CVSS 3.1, in the order in which a vector has them. */
export const vectorPattern =
  /^CVSS:3\.1\/AV:[NALP]\/AC:[LH]\/PR:[NLH]\/UI:[NR]\/S:[UC]\/C:[NLH]\/I:[NLH]\/A:[NLH]$/

const weights = {
  AV: { N: 0.85, A: 0.62, L: 0.55, P: 0.2 },
  AC: { L: 0.77, H: 0.44 },
  UI: { N: 0.85, R: 0.62 },
  impact: { H: 0.56, L: 0.22, N: 0 },
} as const

/** Privileges weigh less where the hole reaches beyond its component. */
const privileges = {
  U: { N: 0.85, L: 0.62, H: 0.27 },
  C: { N: 0.85, L: 0.68, H: 0.5 },
} as const

/**
 * The base score of a vector by the equations of CVSS 3.1, section 7.1; null where it is no vector of base metrics.
 */
export function baseScore(vector: string | null | undefined): number | null {
  if (!vector || !vectorPattern.test(vector)) return null
  const metric = Object.fromEntries(
    vector
      .split('/')
      .slice(1)
      .map((part) => part.split(':')),
  ) as Record<string, string>
  const weightOf = (weight: Record<string, number>, name: string) => weight[metric[name] ?? ''] ?? 0
  const isChanged = metric.S === 'C'
  const rest = ['C', 'I', 'A'].reduce(
    (left, name) => left * (1 - weightOf(weights.impact, name)),
    1,
  )
  const base = 1 - rest
  const impact = isChanged ? 7.52 * (base - 0.029) - 3.25 * (base - 0.02) ** 15 : 6.42 * base
  if (impact <= 0) return 0
  const exploitability =
    8.22 *
    weightOf(weights.AV, 'AV') *
    weightOf(weights.AC, 'AC') *
    weightOf(privileges[isChanged ? 'C' : 'U'], 'PR') *
    weightOf(weights.UI, 'UI')
  return roundUp(Math.min((isChanged ? 1.08 : 1) * (impact + exploitability), 10))
}

/** The qualitative rating of a score, section 5. */
export function rateSeverity(score: number): Severity {
  if (score === 0) return 'none'
  if (score < 4) return 'low'
  if (score < 7) return 'medium'
  return score < 9 ? 'high' : 'critical'
}

/** To one decimal, upwards; by whole numbers, so that every machine gets the same (appendix A of the standard). */
function roundUp(value: number): number {
  const scaled = Math.round(value * 100_000)
  return scaled % 10_000 === 0 ? scaled / 100_000 : (Math.floor(scaled / 10_000) + 1) / 10
}
