import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does several writes of a call, all or none of them. Each must pass `req` on. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}
