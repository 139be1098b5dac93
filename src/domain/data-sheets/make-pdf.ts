import { HttpError } from '@/src/platform/errors/http-error'
import { runProgram } from '@/src/platform/run-program'
import { QueueFullError, WorkQueue } from '../media/pictures/work-queue'
import type { ComparisonOrder, SheetOrder } from './sheet'

/** Order for the drawing of a PDF. */
export type PdfOrder = SheetOrder | ComparisonOrder

/** A sheet takes one or two seconds, on a slow machine ten. */
const timeoutMs = 60_000

const program = 'src/domain/data-sheets/program.ts'

/** One processor at most is busy with sheets, however many are asked for. */
const queue = new WorkQueue({ capacity: 1, maxWaiting: 16, maxWaitMs: 30_000 })

/**
 * Has a data sheet or a comparison drawn by a process of its own, one after the other.
 * @param order asked for when its turn has come: pictures of those who wait take no memory
 * @throws HttpError 503 where too many wait
 */
export async function makePdf(order: () => Promise<PdfOrder>): Promise<Buffer> {
  const release = await placeInQueue()
  try {
    return await runProgram(program, JSON.stringify(await order()), { timeoutMs })
  } finally {
    release()
  }
}

async function placeInQueue(): Promise<() => void> {
  try {
    return await queue.acquire(1)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    throw new HttpError(503, 'Too many data sheets are being made. Please try again soon.', {
      'Retry-After': '10',
    })
  }
}
