import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { HttpError } from '@/src/platform/errors/http-error'
import { QueueFullError, WorkQueue } from '../media/pictures/work-queue'
import type { ComparisonOrder, SheetOrder } from './sheet'

/** Order for the drawing of a PDF. */
export type PdfOrder = SheetOrder | ComparisonOrder

/** A sheet takes one or two seconds, on a slow machine ten. */
const timeoutMs = 60_000

/** As `next build` and `next dev` leave it, and its source where neither ran. */
const bundle = 'dist/src/domain/data-sheets/program.mjs'
const programOf = () =>
  existsSync(bundle) ? [bundle] : ['--import', 'tsx', 'src/domain/data-sheets/program.ts']

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
    return await run(JSON.stringify(await order()))
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

function run(order: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Nothing of the server's settings and secrets is any business of it.
    const child = spawn(process.execPath, ['--max-old-space-size=256', ...programOf()], {
      env: { NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    const output: Buffer[] = []
    const problems: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => problems.push(chunk))
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    child.on('close', (code, ended) => {
      if (code === 0) resolve(Buffer.concat(output))
      else reject(new Error(`${ended ?? code}: ${Buffer.concat(problems).toString().slice(-2000)}`))
    })
    child.stdin.end(order)
  })
}
