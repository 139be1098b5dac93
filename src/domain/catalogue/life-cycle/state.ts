import { lifeCycleStates } from '@/src/contract/life-cycle'
import { type Day, toDay } from '@/src/platform/time/days'

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
