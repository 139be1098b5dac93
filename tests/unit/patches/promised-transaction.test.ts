import { initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { promisedTransaction } from '@/src/payload/patches/promised-transaction'

/** Ends a call in a transaction of its caller as Payload ends one that is refused. */
async function refused(transactionID: unknown) {
  const ended: unknown[] = []
  const db = {
    beginTransaction: async () => 'another',
    rollbackTransaction: async (id: unknown) => void ended.push(id),
  }
  const req = { transactionID, payload: { db } } as unknown as PayloadRequest
  const isBegun = await initTransaction(req)
  await killTransaction(req)
  return { isBegun, ended, left: await req.transactionID }
}

it('a promised transaction is neither begun anew nor ended, and what comes later is in it', async () => {
  const after = await refused(promisedTransaction('one'))
  expect(after).toEqual({ isBegun: false, ended: [], left: 'one' })
})

it('is needed as long as a refused call ends the transaction of its caller', async () => {
  expect(await refused('one')).toEqual({ isBegun: false, ended: ['one'], left: undefined })
})
