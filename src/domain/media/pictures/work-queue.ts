/** No place is free, and as many wait for one as may: the same call may succeed later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

interface Options {
  /** Total weight that is processed at once. */
  capacity: number
  /** Most waiting callers; unlimited by default. */
  maxWaiting?: number
  /** Longest wait of a caller before it is refused, ms; unlimited by default. */
  maxWaitMs?: number
}

interface Waiter {
  weight: number
  start: () => void
}

/** Lets work begin in the order in which it came, as long as its weights together fit into a capacity. */
export class WorkQueue {
  private used = 0
  private readonly waiting: Waiter[] = []

  constructor(private readonly options: Options) {}

  /**
   * Waits for a place.
   * @param weight work that is heavier than the whole capacity is done alone
   * @param signal gives up the place in the queue
   * @returns gives the place back; may be called more than once
   * @throws QueueFullError where too many wait, or none came free in time; the reason of `signal`
   */
  async acquire(weight: number, signal?: AbortSignal): Promise<() => void> {
    const { capacity, maxWaiting = Infinity } = this.options
    const taken = Math.min(weight, capacity)
    signal?.throwIfAborted()
    if (this.waiting.length > 0 || this.used + taken > capacity) {
      if (this.waiting.length >= maxWaiting) throw new QueueFullError('Too many are waiting')
      await this.turn(taken, signal)
    } else {
      this.used += taken
    }
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.used -= taken
      this.startNext()
    }
  }

  private turn(weight: number, signal?: AbortSignal): Promise<void> {
    const { maxWaitMs } = this.options
    return new Promise((resolve, reject) => {
      const waiter = { weight, start: () => settle(resolve) }
      const leave = (reason: Error) => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1)
        settle(() => reject(reason))
        this.startNext()
      }
      const onAbort = () => leave(signal?.reason as Error)
      const timer = maxWaitMs
        ? setTimeout(() => leave(new QueueFullError('No place came free in time')), maxWaitMs)
        : undefined
      const settle = (end: () => void) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        end()
      }
      signal?.addEventListener('abort', onAbort)
      this.waiting.push(waiter)
    })
  }

  private startNext(): void {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      if (this.used + next.weight > this.options.capacity) return
      this.waiting.shift()
      this.used += next.weight
      next.start()
    }
  }
}
