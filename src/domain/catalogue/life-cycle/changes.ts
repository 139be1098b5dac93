import { addDays, type Day, toDay } from '@/src/platform/time/days'
import { type LifeCycleDays, type LifeCycleState } from './state'

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
