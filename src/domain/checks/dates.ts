import type { Language } from '@/src/i18n/languages'

/**
 * Whole dates that a text names, as `YYYY-MM-DD`: 2026-03-01, 2026年3月1日, March 1, 2026, 1 марта 2026, and the like by
 * the names of months of the language. Buddhist years of Thai are those of the common era.
 */
export function datesIn(lng: Language, text: string): string[] {
  const found: string[] = []
  const note = (year: string, month: number, day: string) => {
    const common = lng === 'th' && Number(year) > 2400 ? Number(year) - 543 : Number(year)
    if (month >= 1 && month <= 12 && Number(day) >= 1 && Number(day) <= 31)
      found.push(`${common}-${twoDigits(month)}-${twoDigits(Number(day))}`)
  }
  for (const [, year = '', month, day = ''] of text.matchAll(inNumbers))
    note(year, Number(month), day)
  if (lng === 'vi')
    for (const [, day = '', month, year = ''] of text.matchAll(vietnamese))
      note(year, Number(month), day)
  const { names, dayFirst, monthFirst } = monthsOf(lng)
  const monthOf = (name: string) => names.indexOf(name.toLowerCase()) + 1
  for (const [, day = '', month = '', year = ''] of text.matchAll(dayFirst))
    note(year, monthOf(month), day)
  for (const [, month = '', day = '', year = ''] of text.matchAll(monthFirst))
    note(year, monthOf(month), day)
  return found
}

const inNumbers =
  /(\d{4})(?:-|[/.]|\s?年\s?|년\s?)(\d{1,2})(?:-|[/.]|\s?月\s?|월\s?)(\d{1,2})(?!\d)/g

const vietnamese = /(\d{1,2})(?:\s+tháng\s+|\/)(\d{1,2})(?:\s+năm\s+|,?\s+|\/)(\d{4})/g

interface Months {
  /** In small letters, January first. */
  names: string[]
  dayFirst: RegExp
  monthFirst: RegExp
}

const known = new Map<Language, Months>()

/** As dates have them: Russian months stand in the genitive. */
function monthsOf(lng: Language): Months {
  const made = known.get(lng)
  if (made) return made
  const format = new Intl.DateTimeFormat(`${lng}-u-ca-gregory`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const names = Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 1))
    return (parts.find(({ type }) => type === 'month')?.value ?? '').toLowerCase()
  })
  // Names that are numbers are read as such; none would match everything.
  const words = names.filter((name) => /^\D+$/.test(name)).join('|') || '(?!)'
  const months = {
    names,
    dayFirst: new RegExp(
      `(\\d{1,2})(?:st|nd|rd|th)?\\s+(${words}),?\\s+(?:พ\\.ศ\\.\\s*|ค\\.ศ\\.\\s*)?(\\d{4})`,
      'giu',
    ),
    monthFirst: new RegExp(`(${words})\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})`, 'giu'),
  }
  known.set(lng, months)
  return months
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
