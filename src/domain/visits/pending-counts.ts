interface Options<Count> {
  keyOf: (count: Count) => string
  /** Adds a count to another one of the same key. */
  merge: (sum: Count, count: Count) => void
  /** @throws Error where it cannot be written now */
  store: (count: Count) => Promise<void>
  /** Time for which counts wait to be written together, ms. */
  waitMs: number
  /** Counts of further keys are dropped while so many wait. */
  maxEntries: number
  log: { warn: (fields: { err?: unknown; msg: string }) => void }
  /** Logged where counts cannot be written, and are kept. */
  msg: string
}

/** Counts that wait in memory, so that a visit costs no write: they are written together, and added to what is stored. */
export class PendingCounts<Count> {
  readonly #options: Options<Count>
  #counts = new Map<string, Count>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(options: Options<Count>) {
    this.#options = options
  }

  add(count: Count): void {
    this.#keep(count)
    this.#schedule()
  }

  /** Writes all that was counted. What cannot be written now is kept for the next time. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeAll())
    return this.#writing
  }

  async #writeAll(): Promise<void> {
    const { store, log, msg } = this.#options
    const counts = [...this.#counts.values()]
    this.#counts.clear()
    for (const [index, count] of counts.entries()) {
      try {
        await store(count)
      } catch (error) {
        for (const unwritten of counts.slice(index)) this.#keep(unwritten)
        log.warn({ err: error, msg })
        this.#schedule()
        return
      }
    }
  }

  #keep(count: Count): void {
    const { keyOf, merge, maxEntries } = this.#options
    const key = keyOf(count)
    const known = this.#counts.get(key)
    if (known) merge(known, count)
    else if (this.#counts.size < maxEntries) this.#counts.set(key, count)
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.write(), this.#options.waitMs).unref()
  }
}
