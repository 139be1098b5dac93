import type { PayloadRequest } from 'payload'
import type { BulkAnswer } from '@/src/contract/staff/bulk'
import { toProblem } from '@/src/platform/http/to-problem'

/**
 * Does the same with many records, one after the other and each for itself: what fails leaves the others as they are,
 * and the answer says why.
 * @param ids may name a record twice; it is done once
 */
export async function eachRecord(
  req: PayloadRequest,
  ids: string[],
  change: (id: string) => Promise<unknown>,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { message: '', done: [], errors: [] }
  for (const id of new Set(ids)) {
    try {
      await change(id)
      answer.done.push(id)
    } catch (err) {
      const { status, message, code, isOurs } = toProblem(err)
      if (isOurs) req.payload.logger.error({ err, msg: 'One of many records could not be changed' })
      answer.errors.push({ id, status, message, code })
    }
  }
  answer.message = `${answer.done.length} done, ${answer.errors.length} refused`
  return answer
}
