/** Pattern of numbers: a prefix of the maker, the year, and a count of at least four digits. */
export const numberPattern = /^[A-Z0-9]+(?:-[A-Z0-9]+)*-\d{4}-\d{4,}$/

/** Pattern of the prefix in the settings. */
export const prefixPattern = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/

/** The prefix of the numbers of a company: that of its settings, else the first word of its name. */
export function numberPrefix(prefix: string | null | undefined, companyName: string): string {
  if (prefix && prefixPattern.test(prefix)) return prefix
  const [word = ''] = companyName
    .normalize('NFKD')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
  return word || 'NOTICE'
}

/**
 * The number after the last one of a year.
 * @param last number with the same prefix and year; null for none
 */
export function nextNumber(prefix: string, year: number, last: string | null): string {
  const count = Number(/-(\d+)$/.exec(last ?? '')?.[1] ?? 0)
  return `${prefix}-${year}-${String(count + 1).padStart(4, '0')}`
}
