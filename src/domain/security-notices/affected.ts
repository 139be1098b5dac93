import type { ConcernedProduct, ProductStatus } from '@/src/contract/security-notice'
import type { Translate } from '@/src/i18n/translate'

/** Longest version that is looked at. */
export const maxVersionLength = 50

/** The status that weighs most first: a version may be in several rows of a notice. */
const byWeight: readonly ProductStatus[] = [
  'known_affected',
  'under_investigation',
  'fixed',
  'known_not_affected',
]

/**
 * Returns what a notice says of one version of a product; null where it says nothing of it.
 * @param rows those of the product
 */
export function statusOfVersion(
  rows: readonly Pick<ConcernedProduct, 'from' | 'before' | 'status'>[],
  version: string,
): ProductStatus | null {
  const found = rows.filter((row) => isInRange(version, row)).map(({ status }) => status)
  return byWeight.find((status) => found.includes(status)) ?? null
}

/** Returns a typed version without what people write around it; null for a text that is none. */
export function parseVersion(typed: string | null | undefined): string | null {
  const text = (typed ?? '')
    .normalize('NFKC')
    .trim()
    .replace(/^\p{L}*[\s.:]*(?=\d)/u, '')
  return /^\d[\w.+ -]*$/.test(text) && text.length <= maxVersionLength ? text : null
}

/** Returns true from the first version of a range up to the last one before its end; an open end has no limit. */
export const isInRange = (
  version: string,
  { from, before }: Pick<ConcernedProduct, 'from' | 'before'>,
): boolean =>
  (!from || compareVersions(version, from) >= 0) &&
  (!before || compareVersions(version, before) < 0)

/**
 * Compares versions number by number, as people read them: 7.4 is 7.4.0, 7.10 comes after 7.9, 7.4.2-rc1 before 7.4.2,
 * 7.4.2a after it.
 * @returns less than 0 where `a` comes before `b`
 */
export function compareVersions(a: string, b: string): number {
  const [partsOfA, partsOfB] = [partsOf(a), partsOf(b)]
  for (let index = 0; index < Math.max(partsOfA.length, partsOfB.length); index += 1) {
    const difference = compareParts(partsOfA[index] ?? '', partsOfB[index] ?? '')
    if (difference !== 0) return difference
  }
  return 0
}

/** Numbers and words, with neither what separates them nor what follows a `+`: that names a build of the same version. */
const partsOf = (version: string): string[] =>
  version
    .toLowerCase()
    .replace(/\+.*$/, '')
    .match(/\d+|[a-z]+/g) ?? []

const preRelease = /^(?:alpha|beta|dev|pre|preview|rc|snapshot)$/

/** Ranks a missing part as zero, between what comes before a release and what comes after it. */
function compareParts(a: string, b: string): number {
  const [rankOfA, rankOfB] = [rankOf(a), rankOf(b)]
  if (rankOfA !== rankOfB) return rankOfA - rankOfB
  // Longer than what a double holds, digits are still compared one by one.
  return /^\d/.test(a) || /^\d/.test(b) ? compareNumbers(a, b) : Number(a > b) - Number(a < b)
}

function rankOf(part: string): number {
  if (preRelease.test(part)) return 0
  if (part === '' || /^0+$/.test(part)) return 1
  return /^\d/.test(part) ? 3 : 2
}

function compareNumbers(a: string, b: string): number {
  const [plainA, plainB] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')]
  return plainA.length - plainB.length || Number(plainA > plainB) - Number(plainA < plainB)
}

/** The versions of a product that a row of a notice means. */
export function rangeText(
  { from, before }: Pick<ConcernedProduct, 'from' | 'before'>,
  t: Translate,
) {
  if (from && before) return t('notices.range.between', { from, before })
  if (from) return t('notices.range.from', { from })
  return before ? t('notices.range.before', { before }) : t('notices.range.all')
}
