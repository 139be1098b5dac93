import { type Weekday, weekdays } from '@/src/contract/weekdays'
import { getDateFormat, getListFormat } from '@/src/i18n/format'

/** Hours at which the company can be reached, the same on each of these days. */
export interface OpeningHours {
  days: Weekday[]
  /** `HH:MM`, 24 hours. */
  from: string
  /** The same; not after `from` where it is on the next day. */
  to: string
  /** By whose clock, as IANA names it. */
  timeZone: string
}

/** A time of the day, as settings keep it. */
export const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/**
 * The same hours by another clock.
 * @param at when: clocks change with the seasons
 */
export function hoursIn(hours: OpeningHours, timeZone: string, at: Date): OpeningHours {
  const shift = offsetOf(timeZone, at) - offsetOf(hours.timeZone, at)
  const from = minutesOf(hours.from) + shift
  const dayShift = Math.floor(from / minutesOfDay)
  return {
    days: weekdays.filter((_, index) => hours.days.includes(dayAt(index - dayShift))),
    from: timeOf(from),
    to: timeOf(minutesOf(hours.to) + shift),
    timeZone,
  }
}

/** Returns true where two zones show the same time at a moment. */
export const isSameClock = (zone: string, other: string, at: Date): boolean =>
  offsetOf(zone, at) === offsetOf(other, at)

/** Days and hours in words, as a language writes them: `Mon – Fri 08:00 – 18:00`. */
export function formatHours({ days, from, to }: OpeningHours, lng: string): string {
  const day = getDateFormat(lng, { weekday: 'short', timeZone: 'UTC' })
  const time = getDateFormat(lng, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  const rows = rowsOf(days).map(([first, last]) =>
    first === last ? day.format(dateOf(first)) : day.formatRange(dateOf(first), dateOf(last)),
  )
  const start = dateOf(0, minutesOf(from))
  // Within one day, as a range over two would name the dates.
  const end = dateOf(0, minutesOf(to))
  const times =
    start < end
      ? time.formatRange(start, end)
      : `${time.format(start)}\u00a0–\u00a0${time.format(end)}${to === '00:00' ? '' : onNextDay(lng)}`
  return `${getListFormat(lng, { type: 'unit', style: 'short' }).format(rows)} ${times}`
}

/** Tells of an end that it is a day later: ` (+1 day)`. */
const onNextDay = (lng: string): string =>
  ` (${new Intl.NumberFormat(lng, { style: 'unit', unit: 'day', unitDisplay: 'short', signDisplay: 'always' }).format(1)})`

/**
 * The name of a time zone whatever the season: `Eastern Time`. With its city, where the language calls the zones of
 * America as those at home.
 */
export function zoneName(timeZone: string, lng: string): string {
  const format = getDateFormat(lng, { timeZone, timeZoneName: 'longGeneric' })
  const name = partOf('timeZoneName', format)
  const isUnclear = /^(?:vi|id|ms)\b/.test(lng) && timeZone.startsWith('America/')
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const isNamed = !isUnclear || name.includes(city)
  return clearer[name] ?? (isNamed ? name : `${name} (${city})`)
}

/** Names of CLDR that readers take for a zone of their own country, or for a place. */
const clearer: Record<string, string> = {
  'Восточная Америка': 'восточное время США и Канады',
  'Giờ miền Đông': 'giờ miền Đông Bắc Mỹ',
  'Waktu Timur': 'Waktu Timur Amerika Utara',
  'hora oriental': 'hora del Este de Norteamérica',
  เวลาทางตะวันออกในอเมริกาเหนือ: 'เวลาฝั่งตะวันออกของอเมริกาเหนือ',
}

/** A time of the day with its distance from UTC, as schema.org takes it: `08:00:00-05:00`. */
export function timeWithOffset(time: string, timeZone: string, at: Date): string {
  const offset = offsetOf(timeZone, at)
  return `${time}:00${offset < 0 ? '-' : '+'}${timeOf(Math.abs(offset))}`
}

const minutesOfDay = 24 * 60

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

const timeOf = (minutes: number): string => {
  const inDay = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`
}

const dayAt = (index: number): Weekday => weekdays[(index + 7) % 7] as Weekday

/** The first of January 2024 was a Monday. */
const dateOf = (weekday: number, minutes = 0): Date =>
  new Date(Date.UTC(2024, 0, 1 + weekday, 0, minutes))

/** Days that follow one another, as first and last; Sunday and Monday do where nothing else is left out. */
function rowsOf(days: Weekday[]): [first: number, last: number][] {
  const open = weekdays.map((day) => days.includes(day))
  const rows: [number, number][] = []
  for (const [index, isOpen] of open.entries()) {
    const row = rows.at(-1)
    if (isOpen && row && row[1] === index - 1) row[1] = index
    else if (isOpen) rows.push([index, index])
  }
  const [first, last] = [rows[0], rows.at(-1)]
  // Sunday to Thursday is one row.
  if (first && last && rows.length > 1 && first[0] === 0 && last[1] === 6) {
    rows.splice(-1)
    first[0] = last[0] - 7
  }
  return rows
}

/** Minutes that a clock is before UTC. */
function offsetOf(timeZone: string, at: Date): number {
  const format = getDateFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d{2}):(\d{2})/.exec(partOf('timeZoneName', format, at)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const partOf = (
  type: Intl.DateTimeFormatPartTypes,
  format: Intl.DateTimeFormat,
  at = new Date(),
): string => format.formatToParts(at).find((part) => part.type === type)?.value ?? ''
