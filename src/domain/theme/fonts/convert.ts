import { z } from 'zod'
import { HttpError } from '@/src/platform/errors/http-error'
import { log } from '@/src/platform/log/log'
import { runProgram } from '@/src/platform/run-program'
import { QueueFullError, WorkQueue } from '@/src/domain/media/pictures/work-queue'
import { singleton } from '@/src/platform/singleton'
import type { ReadFont } from './read-font'
import { isScript, type Script } from './stored-font'

/** A large font takes some seconds on a slow machine; what takes longer was made to. */
const timeoutMs = 40_000

const program = 'src/domain/theme/fonts/program.ts'

const queue = singleton(
  'font-conversions',
  () => new WorkQueue({ capacity: 1, maxWaiting: 4, maxWaitMs: 60_000 }),
)

const unreadable = 'The file is not a font that can be read.'

/**
 * Has an uploaded font read by a process of its own, one after the other.
 * @throws HttpError 400 where it cannot be used, 503 where too many wait
 */
export async function convertFont(file: Buffer, signal?: AbortSignal): Promise<ReadFont> {
  const release = await placeInQueue(signal)
  try {
    const output = await runProgram(program, file, { timeoutMs, signal })
    const { font, problem } = Answer.parse(JSON.parse(output.toString()))
    if (!font) throw new HttpError(400, problem ?? unreadable)
    return font
  } catch (error) {
    if (error instanceof HttpError) throw error
    log.warn({ err: error, msg: 'A font could not be read' })
    throw new HttpError(400, unreadable)
  } finally {
    release()
  }
}

const Part = z.object({
  script: z.custom<Script>(isScript),
  content: z.base64().transform((text) => Buffer.from(text, 'base64')),
})

const Answer = z.object({
  problem: z.string().optional(),
  font: z
    .object({
      family: z.string(),
      weights: z.tuple([z.number(), z.number()]),
      isItalic: z.boolean(),
      license: z.string(),
      characters: z.string(),
      metrics: z.object({
        ascent: z.number(),
        descent: z.number(),
        lineGap: z.number(),
        widths: z.object({ regular: z.number(), bold: z.number() }),
      }),
      parts: z.array(Part).min(1),
    })
    .optional(),
})

async function placeInQueue(signal?: AbortSignal): Promise<() => void> {
  try {
    return await queue.acquire(1, signal)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw new HttpError(400, 'The client has left')
    throw new HttpError(503, 'Too many fonts are being uploaded. Please try again soon.', {
      'Retry-After': '20',
    })
  }
}
