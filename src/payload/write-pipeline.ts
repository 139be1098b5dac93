import type { Payload } from 'payload'
import { trackAuthors } from '@/src/payload/approvals/authors'
import { guardPublishing } from '@/src/payload/approvals/guard'
import { trackTranslations } from '@/src/payload/translations/track'
import { orderWrites } from '@/src/payload/versions/order-writes'
import { forgetAfterWrites } from '@/src/payload/read-once'
import { queueChanges, queueDeletions } from '@/src/payload/webhooks/queue'
import { readOnlyView, getViewer } from '@/src/platform/auth/view-as'
import { HttpError } from '@/src/platform/errors/http-error'
import { refuseTakenIds } from '@/src/platform/database/ids'
import {
  adapterWrites,
  type Write,
  type WriteStep,
  writtenSlug,
} from '@/src/platform/database/write-step'
import { repeatConflicts } from '@/src/platform/database/repeat'

/**
 * Steps around the adapter, from Payload to the database. Below the last one the adapter writes in the transaction of the call:
 * `src/platform/database/sqlite/patches/transactions.ts`, `src/platform/database/transactions.ts` for MongoDB.
 */
export const adapterSteps: readonly WriteStep[] = [
  refuseViews,
  refuseTakenIds,
  // Before anything is changed or read for it.
  guardPublishing,
  queueChanges,
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
  queueDeletions(payload)
  const db = payload.db as unknown as Record<string, Write | undefined>
  for (const name of adapterWrites) {
    const write = db[name]?.bind(db)
    if (write) db[name] = steps.reduceRight((next, step) => step(next, { name, payload }), write)
  }
}

/**
 * Refuses every write in the name of an account as which a super_admin sees the site, whatever call it comes from. What the panel
 * remembers of its reader while it draws a page is left as it was.
 */
function refuseViews(next: Write, { name }: Parameters<WriteStep>[1]): Write {
  return async (args) => {
    const user = args.req?.user
    if (!user || !getViewer(user)) return next(args)
    if (writtenSlug(name, args) === 'payload-preferences') return { id: '', ...Object(args.data) }
    throw new HttpError(403, readOnlyView(user.username), {}, 'read_only_view')
  }
}

const piped = new WeakSet<Payload['db']>()
