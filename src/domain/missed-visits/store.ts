import type { MissedKind } from '@/src/contract/staff/missed-visits'
import { singleton } from '@/src/platform/singleton'

/** Count of requests for a missing text since it was last written. */
export interface MissedCount {
  kind: MissedKind
  text: string
  visits: number
}

type Store = (count: MissedCount) => Promise<void>

/**
 * Connects the server, which counts outside of Next's bundle, with the database, which is inside: both run in one
 * process.
 */
const known = singleton<{ store?: Store }>('missed-visits', () => ({}))

/** @param store adds a count to what is stored */
export const onMissedVisits = (store: Store): void => {
  known.store = store
}

/** @throws Error while the database is not connected, or where the write failed */
export async function storeMissedVisits(count: MissedCount): Promise<void> {
  if (!known.store) throw new Error('The database is not connected yet')
  await known.store(count)
}
