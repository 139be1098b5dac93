import type { Language } from './languages'

/**
 * A day in words, as the language writes it: in Thai by the Buddhist calendar, with its era, since texts of the
 * content may count from the common era. `datetime` attributes stay as they are stored.
 * @param timeZone of moments; days without a time are kept as midnight in UTC
 */
export function formatDate(iso: string, lng: Language, timeZone = 'UTC'): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const isBuddhist = new Intl.DateTimeFormat(lng).resolvedOptions().calendar === 'buddhist'
  const options: Intl.DateTimeFormatOptions = isBuddhist
    ? { day: 'numeric', month: 'long', year: 'numeric', era: 'short' }
    : { dateStyle: 'long' }
  return new Intl.DateTimeFormat(lng, { ...options, timeZone }).format(date)
}

/** A date for staff: in the calendar in which browsers let them type it, whatever the language. */
export const staffDateFormat = (
  lng: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => new Intl.DateTimeFormat(`${lng}-u-ca-gregory`, options)
