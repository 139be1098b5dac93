/** A day without a time, as `YYYY-MM-DD`. */
export type Day = string

/** The day that a clock of the time zone shows at a moment. */
export function dayIn(timeZone: string, at: number): Day {
  const format = formats.get(timeZone) ?? dayFormat(timeZone)
  formats.set(timeZone, format)
  return format.format(at)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Canada writes days as ISO 8601 does. */
const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })

/**
 * The first moment of a day, ms. Where clocks are put forward at midnight that is 01:00, and a day that a zone left
 * out begins with the next one.
 */
export function startOfDay(timeZone: string, day: Day): number {
  const inUtc = Date.parse(`${day}T00:00:00.000Z`)
  let before = inUtc - widestOffset
  let from = inUtc + widestOffset
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayIn(timeZone, middle) < day) before = middle
    else from = middle
  }
  return from
}

/** More than any clock is before or behind UTC, ms; a zone that moves over the date line leaves a whole day out. */
const widestOffset = 39 * 60 * 60 * 1000

export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The day after so many working days: those of the week that are given, 0 for Sunday; a day itself is not counted. */
export function addWorkingDays(day: Day, count: number, working: readonly number[]): Day {
  const isWorking = (each: Day) => working.includes(new Date(`${each}T00:00:00.000Z`).getUTCDay())
  let last = day
  for (let left = working.length === 0 ? 0 : count; left > 0; left -= isWorking(last) ? 1 : 0)
    last = addDays(last, 1)
  return last
}

/** The day of a stored date; null where there is none. Days are stored as a moment of that day in UTC. */
export const toDay = (stored: unknown): Day | null =>
  typeof stored === 'string' && /^\d{4}-\d{2}-\d{2}/.test(stored) ? stored.slice(0, 10) : null

/** The first and the last moment of a day as it is stored, for queries. */
export const storedFrom = (day: Day): string => `${day}T00:00:00.000Z`
export const storedUntil = (day: Day): string => `${day}T23:59:59.999Z`

/** The Monday with which the week of a day begins, as ISO 8601 counts weeks. */
export function startOfWeek(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The Mondays of the weeks up to that of a day, the earliest first. */
export const weeksUpTo = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(startOfWeek(day), (index - count + 1) * 7))

/** Returns true for a time zone of the IANA database that this runtime knows, such as `Asia/Singapore`. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    // Runtimes also take "+08:00", which knows no summer time.
    return /^[a-z]/i.test(value)
  } catch {
    return false
  }
}

/** A moment by the browser's clock, as a field of date and time has it: `2026-12-01T08:00`. */
export function localTime(date: Date): string {
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
