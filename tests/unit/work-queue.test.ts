import { describe, expect, it, vi } from 'vitest'
import { QueueFullError, WorkQueue } from '@/src/domain/media/pictures/work-queue'

const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  const open = Symbol('open')
  const nextTurn = new Promise((resolve) => setImmediate(() => resolve(open)))
  return (await Promise.race([promise.catch(() => undefined), nextTurn])) !== open
}

describe('WorkQueue', () => {
  it('lets in what fits together, and the rest in its order', async () => {
    const queue = new WorkQueue({ capacity: 10 })
    const first = await queue.acquire(6)
    const second = queue.acquire(6)
    const third = queue.acquire(1)
    expect([await isSettled(second), await isSettled(third)]).toEqual([false, false])
    first()
    first()
    expect([await isSettled(second), await isSettled(third)]).toEqual([true, true])
  })

  it('does alone what is heavier than its capacity', async () => {
    const queue = new WorkQueue({ capacity: 10 })
    const release = await queue.acquire(50)
    const next = queue.acquire(1)
    expect(await isSettled(next)).toBe(false)
    release()
    await next
  })

  it('refuses whom it has no room to wait', async () => {
    const queue = new WorkQueue({ capacity: 1, maxWaiting: 1 })
    const release = await queue.acquire(1)
    const waiting = queue.acquire(1)
    await expect(queue.acquire(1)).rejects.toBeInstanceOf(QueueFullError)
    release()
    ;(await waiting)()
    await queue.acquire(1)
  })

  it('refuses who has waited too long, and lets the next one in that fits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const queue = new WorkQueue({ capacity: 2, maxWaitMs: 1000 })
      await queue.acquire(1)
      const large = queue.acquire(2)
      vi.advanceTimersByTime(500)
      const small = queue.acquire(1)
      vi.advanceTimersByTime(500)
      await expect(large).rejects.toBeInstanceOf(QueueFullError)
      await small
    } finally {
      vi.useRealTimers()
    }
  })

  it('forgets who leaves', async () => {
    const queue = new WorkQueue({ capacity: 1 })
    const release = await queue.acquire(1)
    const client = new AbortController()
    const left = queue.acquire(1, client.signal)
    const stays = queue.acquire(1)
    client.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    release()
    await stays
    await expect(queue.acquire(1, client.signal)).rejects.toThrow('gone')
  })
})
