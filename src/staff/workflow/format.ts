import { staffDateFormat } from '@/src/i18n/format'
import type { Language } from '@/src/i18n/languages'

/** A day as lists show it. */
export const formatDay = (iso: string | null | undefined, lng: Language): string =>
  formatted(iso, lng, { dateStyle: 'medium', timeZone: 'UTC' })

export const formatDateTime = (date: Date, lng: Language): string =>
  formatted(date.toISOString(), lng, { dateStyle: 'medium', timeStyle: 'short' })

/** Date, time and zone of what is to come, in words: `24 November 2026 at 09:00 GMT+1`. */
export const formatMoment = (iso: string, lng: Language): string =>
  formatted(iso, lng, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })

export const formatNumber = (number: number, lng: Language): string =>
  new Intl.NumberFormat(lng).format(number)

/** A number with its unit in words, such as "30 days". */
export const formatUnit = (number: number, unit: 'day' | 'megabyte', lng: Language): string =>
  new Intl.NumberFormat(lng, { style: 'unit', unit, unitDisplay: 'long' }).format(number)

const minute = 60_000
const steps = [
  { unit: 'minute', ms: minute, below: 60 * minute },
  { unit: 'hour', ms: 60 * minute, below: 24 * 60 * minute },
  { unit: 'day', ms: 24 * 60 * minute, below: 14 * 24 * 60 * minute },
] as const

/**
 * Returns the age of a date in words; undefined from two weeks on, and for the future, where a date says more.
 * @param now ms since 1970
 */
export function inWords(date: Date, lng: Language, now = Date.now()): string | undefined {
  // Clocks differ by a little.
  const age = Math.max(now - date.getTime(), -minute)
  const step = age < -minute / 2 ? undefined : steps.find(({ below }) => age < below)
  if (!step) return undefined
  const count = Math.max(Math.floor(age / step.ms), 0)
  return new Intl.RelativeTimeFormat(lng, { numeric: 'auto' }).format(-count, step.unit)
}

/** Day of a date as date fields take it: `2026-01-31`. */
export const toDateInput = (iso: string | null | undefined): string => iso?.slice(0, 10) ?? ''

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
