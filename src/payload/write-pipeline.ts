import type { Payload } from 'payload'
import { trackAuthors } from '@/src/payload/approvals/authors'
import { guardPublishing } from '@/src/payload/approvals/guard'
import { trackTranslations } from '@/src/payload/translations/track'
import { orderWrites } from '@/src/payload/versions/order-writes'
import { forgetAfterWrites } from '@/src/payload/read-once'
import { refuseTakenIds } from '@/src/platform/database/ids'
import { adapterWrites, type Write, type WriteStep } from '@/src/platform/database/write-step'
import { repeatConflicts } from '@/src/platform/database/repeat'

/**
 * Steps around the adapter, from Payload to the database. Below the last one the adapter writes in the transaction of the call:
 * `src/platform/database/sqlite/patches/transactions.ts`, `src/platform/database/transactions.ts` for MongoDB.
 */
export const adapterSteps: readonly WriteStep[] = [
  refuseTakenIds,
  // Before anything is changed or read for it.
  guardPublishing,
  trackAuthors,
  trackTranslations,
  // Last: the date of a write is the one that is stored.
  orderWrites,
]

/**
 * Puts the write pipeline around a Payload: first the Local API, whose writes are tried again as a whole after a conflict, then
 * the adapter. A Payload that is initialised again keeps the one it has.
 * @param steps outermost first
 */
export function pipeWrites(payload: Payload, steps = adapterSteps): void {
  if (piped.has(payload.db)) return
  piped.add(payload.db)
  repeatConflicts(payload)
  forgetAfterWrites(payload.db)
  const db = payload.db as unknown as Record<string, Write | undefined>
  for (const name of adapterWrites) {
    const write = db[name]?.bind(db)
    if (write) db[name] = steps.reduceRight((next, step) => step(next, { name, payload }), write)
  }
}

const piped = new WeakSet<Payload['db']>()
