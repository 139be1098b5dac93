import type { Where } from 'payload'
import { lifeCycleStates } from '@/src/contract/product-field'
import { addDays, type Day, storedFrom, toDay } from '@/src/platform/time/days'

export { lifeCycleStates }

/**
 * `inSale`: can be ordered. `lastOrder`: can be ordered up to a day that is known. `supportOnly`: can be ordered no
 * more, and is served. `withdrawn`: is served no more either.
 */
export type LifeCycleState = (typeof lifeCycleStates)[number]

/** Days of a product that determine its state, as they are stored, or dates only. */
export interface LifeCycleDays {
  lastOrderDay?: string | null
  endOfSupportDay?: string | null
}

/** The state of a product on a day. The last day of each counts as one of it. */
export function stateOn(
  today: Day,
  { lastOrderDay, endOfSupportDay }: LifeCycleDays,
): LifeCycleState {
  const [lastOrder, endOfSupport] = [toDay(lastOrderDay), toDay(endOfSupportDay)]
  if (endOfSupport !== null && endOfSupport < today) return 'withdrawn'
  if (lastOrder === null) return 'inSale'
  return lastOrder < today ? 'supportOnly' : 'lastOrder'
}

/** Returns true where a product can be ordered. */
export const isOrderable = (state: LifeCycleState): boolean =>
  state === 'inSale' || state === 'lastOrder'

export const isLifeCycleState = (value: unknown): value is LifeCycleState =>
  lifeCycleStates.some((state) => state === value)

/** The days of the life of a product as the API answers it, whose type does not know further fields. */
export function lifeCycleDaysOf(product: object): {
  lastOrderDay: Day | null
  endOfSupportDay: Day | null
} {
  const { lastOrderDay, endOfSupportDay } = product as Record<string, unknown>
  return { lastOrderDay: toDay(lastOrderDay), endOfSupportDay: toDay(endOfSupportDay) }
}

/** More than any line of machines has had; a longer chain is a mistake in the data. */
export const maxSuccessors = 20

/**
 * Follows successors from one product to the next.
 * @param successorOf the id of the successor of a product; null where it has none
 * @returns whether the way leads back to where it began
 */
export async function leadsBack(
  id: string,
  first: string,
  successorOf: (id: string) => Promise<string | null>,
): Promise<boolean> {
  let next: string | null = first
  for (let step = 0; next !== null && step < maxSuccessors; step += 1) {
    if (next === id) return true
    next = await successorOf(next)
  }
  return next !== null
}

/** A product as its life cycle is told. */
export interface Lived extends LifeCycleDays {
  /** Time at which its days were last set. */
  lifeCycleSetAt?: string | null
}

/** A change of state: that a last day of orders is set, or a state that began. */
export interface LifeCycleChange {
  state: Exclude<LifeCycleState, 'inSale'>
  /** The first day on which it was so. */
  day: Day
}

/** Lists the changes in the life of a product up to a day, the latest first. */
export function changesUpTo(today: Day, product: Lived): LifeCycleChange[] {
  const lastOrder = toDay(product.lastOrderDay)
  const endOfSupport = toDay(product.endOfSupportDay)
  const changes: LifeCycleChange[] = []
  if (endOfSupport !== null) changes.push({ state: 'withdrawn', day: addDays(endOfSupport, 1) })
  if (lastOrder !== null && lastOrder !== endOfSupport)
    changes.push({ state: 'supportOnly', day: addDays(lastOrder, 1) })
  const announced = toDay(product.lifeCycleSetAt)
  // Set after it was over, a last day of orders was never a thing to order by.
  if (lastOrder !== null && announced !== null && announced <= lastOrder)
    changes.push({ state: 'lastOrder', day: announced })
  return changes.filter(({ day }) => day <= today)
}

/** The products in a state on a day, as a query. */
function inState(state: LifeCycleState, today: Day): Where {
  switch (state) {
    case 'inSale':
      return { and: [{ lastOrderDay: { exists: false } }, isServed(today)] }
    case 'lastOrder':
      return {
        and: [{ lastOrderDay: { greater_than_equal: storedFrom(today) } }, isServed(today)],
      }
    case 'supportOnly':
      return { and: [{ lastOrderDay: { less_than: storedFrom(today) } }, isServed(today)] }
    case 'withdrawn':
      return { endOfSupportDay: { less_than: storedFrom(today) } }
  }
}

/** Returns the query for products that visitors find: a discontinued one gives way to its successor. */
export const isNotReplaced = (today: Day): Where => ({
  or: [...servedAlternatives(today), { successorId: { exists: false } }],
})

/** The opposite: what has given way to its successor. */
export const isReplaced = (today: Day): Where => ({
  and: [inState('withdrawn', today), { successorId: { exists: true } }],
})

/** The products whose state is another one than on an earlier day; undefined: than on any. */
export function changedSince(earlier: Day | undefined, today: Day): Where {
  const within = (field: string): Where => ({
    and: [
      { [field]: { less_than: storedFrom(today) } },
      ...(earlier ? [{ [field]: { greater_than_equal: storedFrom(earlier) } }] : []),
    ],
  })
  return { or: [within('lastOrderDay'), within('endOfSupportDay')] }
}

const isServed = (today: Day): Where => ({ or: servedAlternatives(today) })

const servedAlternatives = (today: Day): Where[] => [
  { endOfSupportDay: { exists: false } },
  { endOfSupportDay: { greater_than_equal: storedFrom(today) } },
]
