import { Session } from 'node:inspector/promises'
import v8 from 'node:v8'

/** Largest heap that is collected, bytes: a larger one would take seconds. */
const largestHeap = 512 * 1024 * 1024

/**
 * Has V8 collect its garbage once the heap has grown by two fifths since it last did. By itself it lets it become four times as
 * large where the machine has the memory: pages of 150 MiB of heap were in 700.
 */
export const keepHeapSmall = (): void => v8.setFlagsFromString('--heap-growing-percent=40')

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
