import { EventEmitter } from 'node:events'
import v8 from 'node:v8'
import { expect, it } from 'vitest'
import { collectWhenIdle } from '@/src/server/collect-garbage'

const heap = () => v8.getHeapStatistics().total_heap_size

/** Makes a heap of more than a hundred MiB that nobody needs. */
function litter(): void {
  const kept = Array.from({ length: 2_000_000 }, (_, at) => ({ at }))
  expect(kept).toHaveLength(2_000_000)
}

it('gives back what a load left behind, once no request comes', async () => {
  const server = new EventEmitter()
  collectWhenIdle(server as never, 100)
  litter()
  const loaded = heap()
  server.emit('request')
  await expect.poll(heap, { timeout: 20_000 }).toBeLessThan(loaded - 32 * 1024 * 1024)
  server.emit('close')
})
