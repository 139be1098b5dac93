import { EventEmitter } from 'node:events'
import v8 from 'node:v8'
import { afterEach, expect, it, vi } from 'vitest'
import { collectWhenIdle } from '@/src/server/collect-garbage'

const heap = () => v8.getHeapStatistics().total_heap_size

afterEach(() => vi.useRealTimers())

/** Makes a heap of more than a hundred MiB that nobody needs. */
function litter(): void {
  const kept = Array.from({ length: 2_000_000 }, (_, at) => ({ at }))
  expect(kept).toHaveLength(2_000_000)
}

it('gives back what a load left behind, once no request has come for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] })
  const server = new EventEmitter()
  collectWhenIdle(server as never)
  litter()
  const loaded = heap()
  for (let second = 0; second < 12; second += 1) {
    server.emit('request')
    vi.advanceTimersByTime(1000)
  }
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await expect.poll(heap, { timeout: 8000 }).toBeLessThan(loaded - 32 * 1024 * 1024)
})
