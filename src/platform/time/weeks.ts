import { addDays, type Day } from './days'

/** The Monday with which the week of a day begins, as ISO 8601 counts weeks. */
export function startOfWeek(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The Mondays of the weeks up to that of a day, the earliest first. */
export const weeksUpTo = (day: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(startOfWeek(day), (index - count + 1) * 7))
