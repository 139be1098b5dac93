import type { Language } from './languages'

/**
 * A day in words, as the language writes it. Thai too counts years from the common era, because the
 * company's texts (founded in 2003) do.
 * @param timeZone of moments; days without a time are kept as midnight in UTC
 */
export function formatDate(iso: string, lng: Language, timeZone = 'UTC'): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(`${lng}-u-ca-gregory`, {
    dateStyle: 'long',
    timeZone,
  }).format(date)
}
