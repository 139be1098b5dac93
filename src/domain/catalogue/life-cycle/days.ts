import { type Day, toDay } from '@/src/platform/time/days'

/** The days of the life of a product as the API answers it, whose type does not know further fields. */
export function lifeCycleDaysOf(product: object): {
  lastOrderDay: Day | null
  endOfSupportDay: Day | null
} {
  const { lastOrderDay, endOfSupportDay } = product as Record<string, unknown>
  return { lastOrderDay: toDay(lastOrderDay), endOfSupportDay: toDay(endOfSupportDay) }
}
