import type { MissedKind, PageKind, Vital, VisitDevice } from '@/src/contract/visits'
import { singleton } from '@/src/platform/singleton'

/** Count of requests for a missing text since it was last written. */
export interface MissedCount {
  kind: MissedKind
  text: string
  visits: number
}

/** Values of a vital since they were last written, by their classes. */
export interface VitalCount {
  kind: PageKind
  device: VisitDevice
  vital: Vital
  counts: number[]
}

interface Stores {
  /** Each adds a count to what is stored. */
  missed: (count: MissedCount) => Promise<void>
  vitals: (count: VitalCount) => Promise<void>
}

/**
 * Connects what counts visits, partly outside of Next's bundle, with the database, which is inside: both run in one
 * process.
 */
const known = singleton<Partial<Stores>>('visit-stores', () => ({}))

export const onVisits = (stores: Stores): void => void Object.assign(known, stores)

/** @throws Error while the database is not connected, or where the write failed */
export const storeMissedVisits: Stores['missed'] = (count) => connected(known.missed)(count)

/** @throws Error while the database is not connected, or where the write failed */
export const storeVitals: Stores['vitals'] = (count) => connected(known.vitals)(count)

/** Returns a store, or one that refuses while there is none. */
const connected =
  <Count>(store?: (count: Count) => Promise<void>) =>
  async (count: Count): Promise<void> => {
    if (!store) throw new Error('The database is not connected yet')
    await store(count)
  }
