import type { Where } from 'payload'
import { type Day, storedFrom } from '@/src/platform/time/days'
import type { LifeCycleState } from './state'

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
