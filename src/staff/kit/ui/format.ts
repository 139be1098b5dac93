import { staffDateFormat } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'

/** A day as lists show it. */
export const formatDay = (iso: string | null | undefined, lng: Language): string =>
  formatted(iso, lng, { dateStyle: 'medium', timeZone: 'UTC' })

export const formatDateTime = (date: Date, lng: Language): string =>
  formatted(date.toISOString(), lng, { dateStyle: 'medium', timeStyle: 'short' })

/** Day of a date as date fields take it: `2026-01-31`. */
export const dayOf = (iso: string | null | undefined): string => iso?.slice(0, 10) ?? ''

/** Today, where the person is. */
export function today(): string {
  const now = new Date()
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

function formatted(
  iso: string | null | undefined,
  lng: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(iso ?? '')
  if (Number.isNaN(date.getTime())) return ''
  return staffDateFormat(lng, options).format(date)
}
