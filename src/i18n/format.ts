import type { Language } from './languages'

/**
 * A day in words, as the language writes it: in Thai by the Buddhist calendar, with its era, since texts of the
 * content may count from the common era. `datetime` attributes stay as they are stored.
 * @param timeZone of moments; days without a time are kept as midnight in UTC
 */
export function formatDate(iso: string, lng: Language, timeZone = 'UTC'): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const isBuddhist = getDateFormat(lng).resolvedOptions().calendar === 'buddhist'
  const options: Intl.DateTimeFormatOptions = isBuddhist
    ? { day: 'numeric', month: 'long', year: 'numeric', era: 'short' }
    : { dateStyle: 'long' }
  const day = getDateFormat(lng, { ...options, timeZone }).format(date)
  // Of ICU's "18 tháng 11, 2025", the comma is foreign.
  return lng === 'vi' ? day.replace(', ', ' năm ') : day
}

/** A year of the common era as readers count it: in Thai 2007 is 2550. Other texts stay as they are. */
export const formatYear = (year: string, lng: string): string =>
  lng === 'th' && /^(?:19|20)\d\d$/.test(year) ? String(Number(year) + 543) : year

/** A date for staff: in the calendar in which browsers let them type it, whatever the language. */
export const staffDateFormat = (
  lng: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => getDateFormat(`${lng}-u-ca-gregory`, options)

/** Returns a date format. Cached: making one takes longer than a hundred uses of it. */
export function getDateFormat(
  lng: string,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  const key = `${lng} ${JSON.stringify(options)}`
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(lng, options)
  dateFormats.set(key, known)
  return known
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** A number with its digits grouped. */
export const formatNumber = (value: number, lng: string): string =>
  getNumberFormat(lng).format(value)

/** Returns the number format of a language. Cached: making one takes longer than a hundred uses of it. */
export function getNumberFormat(lng: string, maximumFractionDigits = 3): Intl.NumberFormat {
  const key = `${lng} ${maximumFractionDigits}`
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(lng, { maximumFractionDigits })
  numberFormats.set(key, known)
  return known
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** A number and its unit, which stay on one line. */
export const formatAmount = (value: number, unit: string, lng: string): string =>
  `${formatNumber(value, lng)}${noBreakSpace}${unit}`

/** A size in bytes, in the unit that leaves few digits. */
export function formatBytes(bytes: number, lng: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const power = Math.min(3, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  return new Intl.NumberFormat(lng, {
    style: 'unit',
    unit: units[power],
    // Short, a few bytes would be "192 byte".
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** power)
}

/** The name of a country that is kept as its code of two letters; anything else as it was written. */
export const formatCountry = (country: string, lng: string): string =>
  /^[a-z]{2}$/i.test(country)
    ? (new Intl.DisplayNames(lng, { type: 'region' }).of(country.toUpperCase()) ?? country)
    : country

/** The name of a language in another: "allemand". */
export const formatLanguage = (code: Language, lng: Language): string =>
  new Intl.DisplayNames(lng, { type: 'language' }).of(code) ?? code

/** A range of whole numbers and its unit; an end that is not finite is left open. */
export function formatRange(from: number, to: number, unit: string, lng: string): string {
  const format = getNumberFormat(lng)
  const range =
    from === -Infinity
      ? `≤${noBreakSpace}${format.format(to)}`
      : to === Infinity
        ? `>${noBreakSpace}${format.format(from)}`
        : format.formatRange(from, to)
  return `${range}${noBreakSpace}${unit}`
}

/** Things of one kind in a row: "A, B, and C". */
export const formatList = (items: readonly string[], lng: string): string =>
  new Intl.ListFormat(lng).format(items)

/** Parts that belong together, as the lines of an address, on one line. */
export const joinParts = (parts: readonly string[], lng: string): string =>
  parts.join(punctuationOf(lng).comma)

/** A name and what it stands for: "Contact: name@example.com". */
export const withLabel = (label: string, value: string, lng: string): string =>
  `${label}${getColon(lng)}${value}`

/** Returns the separator between a label and its value, with its space. */
export const getColon = (lng: string): string => punctuationOf(lng).colon

const noBreakSpace = '\u00a0'

const punctuationOf = (lng: string) =>
  punctuation[new Intl.Locale(lng).language] ?? { comma: ', ', colon: ': ' }

/** Full-width signs bring their own space. */
const punctuation: Record<string, { comma: string; colon: string }> = {
  zh: { comma: '，', colon: '：' },
  ja: { comma: '、', colon: '：' },
}
