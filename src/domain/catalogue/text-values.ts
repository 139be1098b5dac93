export interface Amount {
  number: number
  unit: string
}

/**
 * Returns the sort of a part of a value: the unit of an amount, another number, or words. One facet holds one sort
 * only.
 */
export const detectSort = (part: string): string =>
  parseAmount(part)?.unit ?? (/^\d/.test(part) ? 'number' : 'words')

/** Splits a value into its parts: "NDC, DDC, ISO8583" has three, "1,920 × 1,080" one. */
export const splitValue = (value: string): string[] =>
  value
    .split(/[,;]\s+|[、，；]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= 40)

/** The short name of a text, in any language: "15.6-inch touch" → "15.6-inch-touch". */
export const shortName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80)

/** The number that a value begins with, and its unit; thousands may be set apart. */
export function parseAmount(value: string): Amount | null {
  const [, digits = '', unit = ''] =
    /^(\d{1,3}(?:[,.\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)[\s\u00a0-]*(\p{L}[\p{L}\p{M}²³/]*|%|°C)?/u.exec(
      value,
    ) ?? []
  if (digits === '' || unit === '') return null
  const isGrouped = /^[1-9]\d{0,2}(?:[,.\u00a0\u202f ]\d{3})+$/.test(digits)
  const number = Number(
    isGrouped ? digits.replace(/[^\d]/g, '') : digits.replace(',', '.').replace(/[\s]/g, ''),
  )
  return Number.isFinite(number) ? { number, unit } : null
}
