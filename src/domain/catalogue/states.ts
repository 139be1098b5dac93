import { type LifeCycleState, lifeCycleStates, stateOn } from './life-cycle'
import type { Day } from '@/src/platform/time/days'
import type { Filtered, FilterOption } from './filter'
import type { CatalogueRow } from './row'

/** Filters of a list, with the life-cycle states of its products. */
export interface ListFilters extends Omit<Filtered, 'rows'> {
  states: FilterOption[]
}

/** Returns a test for rows in any of some states on a day. */
export const inState =
  (states: LifeCycleState[], today: Day) =>
  (row: CatalogueRow): boolean =>
    states.includes(stateOn(today, row))

/** Counts the rows in each state; returns nothing where all are in the same one. */
export function stateOptions(
  rows: CatalogueRow[],
  chosen: LifeCycleState[],
  today: Day,
): FilterOption[] {
  const counts = new Map<LifeCycleState, number>()
  for (const row of rows) {
    const state = stateOn(today, row)
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  const options = lifeCycleStates
    .map((key) => ({
      key,
      name: key,
      count: counts.get(key) ?? 0,
      isChosen: chosen.includes(key),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return options.length > 1 || chosen.length > 0 ? options : []
}
