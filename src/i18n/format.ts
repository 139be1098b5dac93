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

/** Returns a date format. */
export const getDateFormat = (
  lng: string,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat =>
  madeOnce(`date ${lng} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(lng, options))

/** A number with its digits grouped. */
export const formatNumber = (value: number, lng: string): string =>
  getNumberFormat(lng).format(value)

/** Returns the number format of a language. */
export const getNumberFormat = (lng: string, maximumFractionDigits = 3): Intl.NumberFormat =>
  madeOnce(
    `number ${lng} ${maximumFractionDigits}`,
    () => new Intl.NumberFormat(lng, { maximumFractionDigits }),
  )

const formats = new Map<string, unknown>()

/**
 * Returns a format, which is cached: making one takes longer than a hundred uses of it.
 * @param key begins with the kind of format, one for each place that calls this
 */
function madeOnce<Format>(key: string, make: () => Format): Format {
  const format = (formats.get(key) as Format | undefined) ?? make()
  formats.set(key, format)
  return format
}

/** A number and its unit, which stay on one line. */
export const formatAmount = (value: number, unit: string, lng: string): string =>
  `${formatNumber(value, lng)}${noBreakSpace}${unit}`

/** A size in bytes, in the unit that leaves few digits. */
export function formatBytes(bytes: number, lng: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const power = Math.min(3, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  return getSizeFormat(lng, units[power]).format(bytes / 1000 ** power)
}

const getSizeFormat = (lng: string, unit = 'byte'): Intl.NumberFormat =>
  madeOnce(
    `size ${lng} ${unit}`,
    () =>
      new Intl.NumberFormat(lng, {
        style: 'unit',
        unit,
        // Short, a few bytes would be "192 byte".
        unitDisplay: unit === 'byte' ? 'long' : 'short',
        maximumSignificantDigits: 3,
      }),
  )

/** The name of a country that is kept as its code of two letters; anything else as it was written. */
export const formatCountry = (country: string, lng: string): string =>
  /^[a-z]{2}$/i.test(country)
    ? (getNames(lng, 'region').of(country.toUpperCase()) ?? country)
    : country

/** The name of a language in another: "allemand". */
export const formatLanguage = (code: Language, lng: Language): string =>
  getNames(lng, 'language').of(code) ?? code

const getNames = (lng: string, type: 'language' | 'region'): Intl.DisplayNames =>
  madeOnce(`names ${lng} ${type}`, () => new Intl.DisplayNames(lng, { type }))

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
  getListFormat(lng).format(items)

/** Returns the list format of a language. */
export const getListFormat = (lng: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  madeOnce(`list ${lng} ${JSON.stringify(options)}`, () => new Intl.ListFormat(lng, options))

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
  punctuation[lng.replace(/-.*/, '')] ?? { comma: ', ', colon: ': ' }

/** Full-width signs bring their own space. */
const punctuation: Record<string, { comma: string; colon: string }> = {
  zh: { comma: '，', colon: '：' },
  ja: { comma: '、', colon: '：' },
}
