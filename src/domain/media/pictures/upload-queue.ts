import os from 'node:os'
import { HttpError } from '@/src/platform/errors/http-error'
import { singleton } from '@/src/platform/singleton'
import { uploadLimits } from './limits'
import { QueueFullError, WorkQueue } from './work-queue'

/** Pictures that are drawn at once: one processor stays free for pages. */
const drawnAtOnce = Math.max(1, os.availableParallelism() - 1)

/**
 * Bytes of bodies that are in memory at once, each of them in several copies: for what is drawn, and two that come next. The
 * others stay with their clients.
 */
const bodyBytes = Math.min(5, drawnAtOnce + 2) * uploadLimits.bytes

const bodies = singleton(
  'upload-bodies',
  () => new WorkQueue({ capacity: bodyBytes, maxWaiting: 24, maxWaitMs: 20_000 }),
)

/** Pixels that are decoded at once. */
const pixels = singleton('upload-pixels', () => new WorkQueue({ capacity: uploadLimits.pixels }))

/** However small pictures are, no more of them are drawn at once. */
const fewestPixels = uploadLimits.pixels / drawnAtOnce

/**
 * Waits until a body may be read.
 * @param request announces its length, or counts as `maxBytes`
 * @returns gives the place back
 * @throws HttpError 503 where too many are being uploaded; 400 where the client leaves
 */
export async function placeForBody(
  { headers, signal }: Request,
  maxBytes: number,
): Promise<() => void> {
  const announced = Number(headers.get('content-length') ?? maxBytes)
  try {
    return await bodies.acquire(Math.min(Math.max(announced, 1024 * 1024), maxBytes), signal)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw new HttpError(400, 'The client has left')
    throw new HttpError(503, 'Too many pictures are being uploaded. Please try again soon.', {
      'Retry-After': '10',
    })
  }
}

/**
 * Waits until a picture may be decoded.
 * @returns gives the place back
 * @throws the reason of `signal`
 */
export const placeForPixels = (count: number, signal?: AbortSignal): Promise<() => void> =>
  pixels.acquire(Math.max(count, fewestPixels), signal)
