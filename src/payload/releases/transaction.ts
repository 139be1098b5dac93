import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { hasTransactions } from '@/src/platform/database/all-or-nothing'
import { withLock } from '@/src/platform/redis/shared-lock'
import { Refusal } from '../errors'
import { storedRelease, type StoredRelease, writeRelease } from './stored'

/** Name of the lock that every change of a release takes. */
export const lockOf = (id: string): string => `release ${id}`

/**
 * Changes a release and its documents in one transaction: a process that is killed meanwhile leaves everything as it
 * was.
 * @throws Refusal 409 where the database has no transactions
 */
export async function inTransaction(
  req: PayloadRequest,
  id: string,
  work: (release: StoredRelease) => Promise<void>,
): Promise<void> {
  requireTransactions(req)
  await withLock(lockOf(id), async () => {
    await initTransaction(req)
    try {
      // The write comes first: from then on no other process changes what is read here.
      await writeRelease(req, id, {})
      await work(await storedRelease(req, id))
      await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  })
}

/** @throws Refusal 409 where the database has no transactions */
export function requireTransactions({ payload }: PayloadRequest): void {
  if (hasTransactions(payload)) return
  throw new Refusal(
    409,
    'Releases need a database with transactions. Run MongoDB as a replica set (one node is enough), or use SQLite.',
  )
}
