import type { Server } from 'node:http'
import { Session } from 'node:inspector/promises'
import v8 from 'node:v8'

/** Largest heap that is collected, bytes: a larger one would take seconds. */
const largestHeap = 512 * 1024 * 1024

/**
 * Has V8 collect its garbage once the heap has grown by three tenths since it last did. By itself it lets it become four times as
 * large where the machine has the memory: pages of 150 MiB of heap were in 700.
 */
export const keepHeapSmall = (): void => v8.setFlagsFromString('--heap-growing-percent=30')

/** Time without a request after which the server is idle, ms: a collection then delays no answer. */
const idleMs = 5_000

/** Growth of the heap that is worth a collection, bytes. */
const worthwhile = 32 * 1024 * 1024

/** Gives the memory back that a load left behind, as long as the server stands, once no request has come for a while. */
export function collectWhenIdle(server: Pick<Server, 'on'>, waitMs = idleMs): void {
  let last = Date.now()
  let kept = heapSize()
  server.on('request', () => {
    last = Date.now()
  })
  const collect = async () => {
    if (Date.now() - last < waitMs || heapSize() - kept < worthwhile) return
    await collectGarbage()
    kept = heapSize()
  }
  const timer = setInterval(() => void collect(), waitMs)
  timer.unref()
  server.on('close', () => clearInterval(timer))
}

const heapSize = (): number => v8.getHeapStatistics().total_heap_size

/**
 * Gives the memory back that only the start needed. Collected as the tools of developers ask for it, the heap also becomes as
 * small as what it holds, which by itself V8 does late, and `--expose-gc` not at all. Takes about half a second, in which no
 * request is answered.
 */
export async function collectGarbage(): Promise<void> {
  if (v8.getHeapStatistics().used_heap_size > largestHeap) return
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
