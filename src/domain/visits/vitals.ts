import { pageKinds, visitDevices, vitals } from '@/src/contract/visits'
import { log } from '@/src/platform/log/log'
import { singleton } from '@/src/platform/singleton'
import { addCounts } from './histogram'
import { PendingCounts } from './pending-counts'
import { storeVitals, type VitalCount } from './store'

/** Vitals that browsers reported, written together within a minute, and before the process ends. */
export const pendingVitals = singleton(
  'vitals',
  () =>
    new PendingCounts<VitalCount>({
      keyOf: ({ kind, device, vital }) => [kind, device, vital].join(),
      merge: (sum, { counts }) => addCounts(sum.counts, counts),
      store: storeVitals,
      // Within a minute. Tests find the timer by its length, which no other one has.
      waitMs: 55_000,
      maxEntries: pageKinds.length * visitDevices.length * vitals.length,
      log,
      msg: 'Vitals of visits are written later',
    }),
)
