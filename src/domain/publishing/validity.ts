import type { Where } from 'payload'
import { addDays, type Day, storedFrom, storedUntil, toDay } from '@/src/platform/time/days'

/** Days before the last one on which staff are warned. */
export const warningDays = 60

export const validities = ['valid', 'expiring', 'expired', 'future'] as const

/** `expiring` is valid as well, and has its last day within `warningDays`. */
export type Validity = (typeof validities)[number]

/** First and last day as they are stored; where one is missing there is no such limit. */
interface Term {
  firstDay?: string | null
  lastDay?: string | null
}

export function validityOn(today: Day, { firstDay, lastDay }: Term): Validity {
  const [first, last] = [toDay(firstDay), toDay(lastDay)]
  if (last !== null && last < today) return 'expired'
  if (first !== null && first > today) return 'future'
  return last !== null && last <= warnedUntil(today) ? 'expiring' : 'valid'
}

/** Returns true where something is in force on a day; the first and the last day count. */
export const isInForce = (today: Day, term: Term): boolean =>
  ['valid', 'expiring'].includes(validityOn(today, term))

type Alternatives = { or: { and: Where[] }[] }

/** Returns a query for each state on a day, in the form of the panel's filters: alternatives of conditions. */
export const inValidity = (today: Day): Record<Validity, Alternatives> => ({
  valid: {
    or: [
      { and: [isBegun(today), { lastDay: { greater_than: storedUntil(warnedUntil(today)) } }] },
      { and: [isBegun(today), { lastDay: { exists: false } }] },
    ],
  },
  expiring: {
    or: [
      {
        and: [
          isBegun(today),
          { lastDay: { greater_than_equal: storedFrom(today) } },
          { lastDay: { less_than_equal: storedUntil(warnedUntil(today)) } },
        ],
      },
    ],
  },
  expired: { or: [{ and: [{ lastDay: { less_than: storedFrom(today) } }] }] },
  future: { or: [{ and: [{ firstDay: { greater_than: storedUntil(today) } }] }] },
})

/** Returns the query for records in force on a day; the first day is always known. */
export const inForceOn = (today: Day): Where => ({
  or: [...inValidity(today).valid.or, ...inValidity(today).expiring.or],
})

const isBegun = (today: Day): Where => ({ firstDay: { less_than_equal: storedUntil(today) } })

const warnedUntil = (today: Day): Day => addDays(today, warningDays)

/** The field by whose date a record is public, in the collections that have one. */
export const publicFromField = { news: 'publishedAt', jobs: 'postedAt' } as const

export type DatedCollection = keyof typeof publicFromField

export const isDated = (collection: string): collection is DatedCollection =>
  Object.hasOwn(publicFromField, collection)

/** Returns the last change for visitors: a record may become public after it was written. */
export const changedAt = (updatedAt: string, publicFrom: string | null | undefined): string =>
  publicFrom && Date.parse(publicFrom) > Date.parse(updatedAt) ? publicFrom : updatedAt
