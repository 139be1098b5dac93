import type { Language } from './languages'

/**
 * A day in words, as the language writes it. Thai too counts years from the common era, because the
 * company's texts (founded in 2003) do.
 */
export function formatDate(iso: string, lng: Language): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(`${lng}-u-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date)
}
